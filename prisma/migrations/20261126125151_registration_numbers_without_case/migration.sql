-- Undo:
--   DROP INDEX "public"."students_school_id_registration_key_key";
--   ALTER TABLE "public"."students" DROP COLUMN "registration_key";
--   CREATE UNIQUE INDEX "students_school_id_registration_number_key" ON "public"."students"("school_id" ASC, "registration_number" ASC);

DROP INDEX "students_school_id_registration_number_key";

-- Of pupils whose numbers differed by case or accents alone the first one keeps the number; the others stay told apart.
UPDATE "students" AS s
   SET "registration_number" = left(s."registration_number", 31) || '-' || right(s."id"::text, 8)
 WHERE EXISTS (SELECT FROM "students" AS earlier
                WHERE earlier."school_id" = s."school_id" AND earlier."id" < s."id"
                  AND public.folded(earlier."registration_number") = public.folded(s."registration_number"));

ALTER TABLE "students"
  ADD COLUMN "registration_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("registration_number")) STORED;

CREATE UNIQUE INDEX "students_school_id_registration_key_key" ON "students"("school_id", "registration_key");
