-- Undo:
--   ALTER TABLE "public"."passages" DROP COLUMN "place", DROP COLUMN "codes";

-- AlterTable
ALTER TABLE "passages" ADD COLUMN "place" TEXT NOT NULL DEFAULT '', ADD COLUMN "codes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "passages_codes_idx" ON "passages" USING GIN ("codes");
