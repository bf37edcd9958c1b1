-- Undo: UPDATE "public"."mails" SET "template" = 'assistant.care-notice' WHERE "template" = 'care.notice';

-- A mail that waits is drawn by the template of this name.
UPDATE "mails" SET "template" = 'care.notice' WHERE "template" = 'assistant.care-notice';
