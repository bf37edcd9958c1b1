-- Undo:
--   DROP TABLE "public"."care_actions";
--   DROP TYPE "public"."CareSide";

-- CreateEnum
CREATE TYPE "CareSide" AS ENUM ('school', 'facilitator');

-- CreateTable
CREATE TABLE "care_actions" (
    "id" UUID NOT NULL,
    "notice_id" UUID NOT NULL,
    "side" "CareSide" NOT NULL,
    "text" TEXT NOT NULL,
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "care_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "care_actions_notice_id_created_at_idx" ON "care_actions"("notice_id", "created_at");

-- AddForeignKey
ALTER TABLE "care_actions" ADD CONSTRAINT "care_actions_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "care_notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
