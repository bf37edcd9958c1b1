-- Undo: ALTER TABLE "public"."conversations" DROP COLUMN "taken_back";

-- AlterTable
ALTER TABLE "conversations" ADD COLUMN "taken_back" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
