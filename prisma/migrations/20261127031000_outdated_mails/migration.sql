-- Undo: the value stays, which no older version writes; before it the mails that have it become failed ones:
--   UPDATE "public"."mails" SET "state" = 'failed' WHERE "state" = 'outdated';

-- AlterEnum
ALTER TYPE "MailState" ADD VALUE 'outdated' BEFORE 'held';
