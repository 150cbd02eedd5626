import django.db.models.deletion
from django.db import migrations, models


def start_games_without_an_entry(apps, schema_editor):
    """Games from before the limit count for nobody; those without an entry go like all others."""
    Game, Start = apps.get_model("scoring", "Game"), apps.get_model("scoring", "Start")
    entered = apps.get_model("scoring", "TableauRow").objects.filter(player__game=models.OuterRef("pk"))
    empty = Game.objects.filter(~models.Exists(entered)).iterator()
    Start.objects.bulk_create((Start(game=game, visitor="", at=game.created) for game in empty), batch_size=300)


class Migration(migrations.Migration):
    dependencies = [("scoring", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Start",
            fields=[
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="scoring.game",
                    ),
                ),
                ("visitor", models.CharField(max_length=32)),
                ("at", models.DateTimeField(db_index=True)),
            ],
            options={"indexes": [models.Index(fields=["visitor", "at"], name="starts_of_a_visitor")]},
        ),
        migrations.RunPython(start_games_without_an_entry, migrations.RunPython.noop),
    ]
