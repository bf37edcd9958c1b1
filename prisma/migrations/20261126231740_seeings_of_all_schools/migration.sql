-- Undo:
--   ALTER TABLE "public"."seeings" DROP COLUMN "school_ids";

-- AlterTable
ALTER TABLE "seeings" ADD COLUMN     "school_ids" UUID[] DEFAULT ARRAY[]::UUID[];

-- CreateIndex
CREATE INDEX "seeings_school_ids_idx" ON "seeings" USING GIN ("school_ids");
