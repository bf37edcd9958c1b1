-- Undo:
--   ALTER TABLE "public"."lesson_ratings" DROP CONSTRAINT "lesson_ratings_school_id_fkey";
--   DROP INDEX "public"."lesson_ratings_school_id_idx";
--   ALTER TABLE "public"."lesson_ratings" DROP COLUMN "school_id";

-- AlterTable
ALTER TABLE "lesson_ratings" ADD COLUMN     "school_id" UUID;

-- CreateIndex
CREATE INDEX "lesson_ratings_school_id_idx" ON "lesson_ratings"("school_id");

-- AddForeignKey
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Where it is known in which school it was written; of whoever works at several nobody can say, so nobody reads it.
UPDATE "lesson_ratings" r SET "school_id" = l."school_id"
  FROM "school_links" l
 WHERE l."account_id" = r."rater_id" AND (SELECT count(*) FROM "school_links" o WHERE o."account_id" = r."rater_id") = 1;
