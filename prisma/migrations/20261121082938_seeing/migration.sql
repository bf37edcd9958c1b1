-- Undo:
--   ALTER TABLE "public"."sessions" DROP CONSTRAINT "sessions_seeing_id_fkey";
--   ALTER TABLE "public"."seeing_pages" DROP CONSTRAINT "seeing_pages_seeing_id_fkey";
--   ALTER TABLE "public"."sessions" DROP COLUMN "seeing_id",
--   DROP COLUMN "seen";
--   DROP TABLE "public"."seeings";
--   DROP TABLE "public"."seeing_pages";

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "seeing_id" UUID,
ADD COLUMN     "seen" JSONB;

-- CreateTable
CREATE TABLE "seeings" (
    "id" UUID NOT NULL,
    "public_reference" TEXT NOT NULL,
    "admin_id" UUID NOT NULL,
    "seen_id" UUID NOT NULL,
    "school_id" UUID,
    "reason" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seeing_pages" (
    "seeing_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeing_pages_pkey" PRIMARY KEY ("seeing_id","path")
);

-- CreateIndex
CREATE UNIQUE INDEX "seeings_public_reference_key" ON "seeings"("public_reference");

-- CreateIndex
CREATE INDEX "seeings_school_id_created_at_idx" ON "seeings"("school_id", "created_at");

-- CreateIndex
CREATE INDEX "seeings_seen_id_created_at_idx" ON "seeings"("seen_id", "created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_seeing_id_fkey" FOREIGN KEY ("seeing_id") REFERENCES "seeings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seeing_pages" ADD CONSTRAINT "seeing_pages_seeing_id_fkey" FOREIGN KEY ("seeing_id") REFERENCES "seeings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
