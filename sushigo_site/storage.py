from whitenoise.storage import CompressedManifestStaticFilesStorage


class StaticStorage(CompressedManifestStaticFilesStorage):
    """Also gives the files that one ES module imports from another their hashed names."""

    support_js_module_import_aggregation = True
