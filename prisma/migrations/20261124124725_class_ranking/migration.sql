-- Undo:
--   ALTER TABLE "public"."pinned_modules" DROP COLUMN "ranking_on";

-- AlterTable
ALTER TABLE "pinned_modules" ADD COLUMN     "ranking_on" BOOLEAN NOT NULL DEFAULT false;
