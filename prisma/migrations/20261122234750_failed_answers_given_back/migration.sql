-- Undo: ALTER TABLE "public"."assistant_use" DROP COLUMN "failures";

-- AlterTable
ALTER TABLE "assistant_use" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_failures" CHECK ("failures" >= 0);
