-- Undo:
--   ALTER TABLE "public"."conversations" DROP CONSTRAINT "conversations_of_nobody";
--   DELETE FROM "public"."conversations" WHERE "account_id" IS NULL;
--   ALTER TABLE "public"."conversations" ALTER COLUMN "account_id" SET NOT NULL;

-- AlterTable
ALTER TABLE "conversations" ALTER COLUMN "account_id" DROP NOT NULL;

-- What the schema cannot say
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_of_nobody" CHECK ("account_id" IS NOT NULL OR "school_id" IS NULL);
