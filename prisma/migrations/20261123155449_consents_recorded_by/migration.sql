-- Undo:
--   ALTER TABLE "public"."consents" DROP COLUMN "ended_by_id", DROP COLUMN "recorded_by_id";

-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "ended_by_id" UUID,
ADD COLUMN     "recorded_by_id" UUID;
