-- Undo:
--   ALTER TABLE "public"."class_lessons" DROP COLUMN "close_heard_at";

-- AlterTable
ALTER TABLE "class_lessons" ADD COLUMN     "close_heard_at" TIMESTAMPTZ(3);
