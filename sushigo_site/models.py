"""What the site itself keeps; games and rules are kept by their own packages."""

from django.db import models


class FailedLogin(models.Model):
    """Somebody who could not sign in to the admin, kept for a quarter of an hour.

    visitor  who tried, and
    account  who tried which name; both as digests that tell nobody what they were
    """

    DIGEST = 32

    visitor = models.CharField(max_length=DIGEST, db_index=True)
    account = models.CharField(max_length=DIGEST, db_index=True)
    at = models.DateTimeField(auto_now_add=True, db_index=True)

    def __str__(self) -> str:
        return str(self.at)
