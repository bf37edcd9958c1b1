-- Undo:
--   ALTER TABLE "public"."bulk_plans" DROP COLUMN "asked",
--   DROP COLUMN "prepared";

-- AlterTable
ALTER TABLE "bulk_plans" ADD COLUMN     "asked" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "prepared" JSONB NOT NULL DEFAULT '{}';
