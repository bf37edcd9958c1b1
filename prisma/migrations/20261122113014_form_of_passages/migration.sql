-- Undo:
--   ALTER TABLE "public"."passages" DROP COLUMN "form";

-- AlterTable
ALTER TABLE "passages" ADD COLUMN "form" SMALLINT NOT NULL DEFAULT 1;
