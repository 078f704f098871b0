-- Whether the notification was read with the latest "Mark all read", which can be undone.
ALTER TABLE notification_reads ADD COLUMN is_together boolean NOT NULL DEFAULT false;
