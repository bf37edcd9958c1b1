-- Undo: DROP TABLE sign_in_places; ALTER TABLE sign_in_throttles DROP COLUMN place; DROP INDEX sign_in_throttles_updated_at_idx;

-- AlterTable
ALTER TABLE "sign_in_throttles" ADD COLUMN     "place" TEXT;

-- CreateTable
CREATE TABLE "sign_in_places" (
    "key" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_places_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "sign_in_places_next_at_idx" ON "sign_in_places"("next_at");

-- CreateIndex
CREATE INDEX "sign_in_throttles_place_updated_at_idx" ON "sign_in_throttles"("place", "updated_at");

-- CreateIndex
CREATE INDEX "sign_in_throttles_updated_at_idx" ON "sign_in_throttles"("updated_at");
