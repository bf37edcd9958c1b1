-- Undo:
--   ALTER TABLE "public"."shared_devices" DROP COLUMN "session_id";

-- AlterTable
ALTER TABLE "shared_devices" ADD COLUMN     "session_id" UUID;
