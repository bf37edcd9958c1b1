-- Undo: ALTER TABLE "public"."accounts" ADD COLUMN     "last_sign_in_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "accounts" DROP COLUMN "last_sign_in_at";
