-- Undo:
--   ALTER TABLE "public"."login_cards" DROP COLUMN "shared_device";

-- AlterTable
ALTER TABLE "login_cards" ADD COLUMN     "shared_device" BOOLEAN NOT NULL DEFAULT false;
