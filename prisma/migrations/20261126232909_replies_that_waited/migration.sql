-- Undo:
--   ALTER TABLE "public"."idempotency_records" DROP COLUMN "waited";

-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "waited" BOOLEAN NOT NULL DEFAULT true;
