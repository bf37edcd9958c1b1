-- Undo:
--   ALTER TABLE "public"."test_grades" DROP CONSTRAINT "test_grades_class_id_school_id_fkey";
--   ALTER TABLE "public"."test_grades" DROP CONSTRAINT "test_grades_student_id_school_id_fkey";
--   ALTER TABLE "public"."test_grades" DROP CONSTRAINT "test_grades_practice_by_id_fkey";
--   ALTER TABLE "public"."challenge_ticks" DROP CONSTRAINT "challenge_ticks_class_id_school_id_fkey";
--   ALTER TABLE "public"."challenge_ticks" DROP CONSTRAINT "challenge_ticks_student_id_school_id_fkey";
--   ALTER TABLE "public"."challenge_ticks" DROP CONSTRAINT "challenge_ticks_checked_by_id_fkey";
--   ALTER TABLE "public"."pinned_modules" DROP CONSTRAINT "pinned_modules_class_id_school_id_fkey";
--   ALTER TABLE "public"."pinned_modules" DROP CONSTRAINT "pinned_modules_scheme_version_fkey";
--   ALTER TABLE "public"."module_journeys" DROP CONSTRAINT "module_journeys_student_id_fkey";
--   ALTER TABLE "public"."module_journeys" DROP CONSTRAINT "module_journeys_school_id_fkey";
--   ALTER TABLE "public"."module_journeys" DROP CONSTRAINT "module_journeys_course_id_fkey";
--   ALTER TABLE "public"."journey_classes" DROP CONSTRAINT "journey_classes_journey_id_school_id_fkey";
--   ALTER TABLE "public"."journey_classes" DROP CONSTRAINT "journey_classes_class_id_school_id_fkey";
--   ALTER TABLE "public"."point_entries" DROP CONSTRAINT "point_entries_journey_id_school_id_fkey";
--   ALTER TABLE "public"."point_entries" DROP CONSTRAINT "point_entries_class_id_school_id_fkey";
--   ALTER TABLE "public"."honors" DROP CONSTRAINT "honors_journey_id_school_id_fkey";
--   ALTER TABLE "public"."honors" DROP CONSTRAINT "honors_class_id_school_id_fkey";
--   ALTER TABLE "public"."settled_units" DROP CONSTRAINT "settled_units_journey_id_school_id_fkey";
--   ALTER TABLE "public"."settled_units" DROP CONSTRAINT "settled_units_class_id_school_id_fkey";
--   ALTER TABLE "public"."unit_closings" DROP CONSTRAINT "unit_closings_class_id_school_id_fkey";
--   ALTER TABLE "public"."unit_closings" DROP CONSTRAINT "unit_closings_closed_by_id_fkey";
--   ALTER TABLE "public"."project_grades" DROP CONSTRAINT "project_grades_class_id_school_id_fkey";
--   ALTER TABLE "public"."project_grades" DROP CONSTRAINT "project_grades_student_id_school_id_fkey";
--   ALTER TABLE "public"."project_grades" DROP CONSTRAINT "project_grades_graded_by_id_fkey";
--   ALTER TABLE "public"."project_closings" DROP CONSTRAINT "project_closings_class_id_school_id_fkey";
--   ALTER TABLE "public"."project_closings" DROP CONSTRAINT "project_closings_closed_by_id_fkey";
--   ALTER TABLE "public"."module_parts" DROP COLUMN "optional_challenges",
--   DROP COLUMN "unit";
--   DROP TABLE "public"."test_grades";
--   DROP TABLE "public"."challenge_ticks";
--   DROP TABLE "public"."point_schemes";
--   DROP TABLE "public"."pinned_modules";
--   DROP TABLE "public"."module_journeys";
--   DROP TABLE "public"."journey_classes";
--   DROP TABLE "public"."point_entries";
--   DROP TABLE "public"."honors";
--   DROP TABLE "public"."settled_units";
--   DROP TABLE "public"."unit_closings";
--   DROP TABLE "public"."project_grades";
--   DROP TABLE "public"."project_closings";
--   DROP TYPE "public"."PointFamily";
--   DROP TYPE "public"."PointKind";
--   DROP TYPE "public"."HonorKind";
--   DROP TYPE "public"."HonorLevel";
--   DROP FUNCTION "point_entries_stand";

-- CreateEnum
CREATE TYPE "PointFamily" AS ENUM ('kids', 'teens');

-- CreateEnum
CREATE TYPE "PointKind" AS ENUM ('persistence', 'merit', 'mission', 'test', 'project', 'trophy', 'platinum', 'adjustment');

-- CreateEnum
CREATE TYPE "HonorKind" AS ENUM ('certificate', 'trophy', 'commendation', 'seal', 'jury', 'platinum');

-- CreateEnum
CREATE TYPE "HonorLevel" AS ENUM ('diamond', 'gold', 'silver', 'bronze');

-- AlterTable
ALTER TABLE "module_parts" ADD COLUMN     "optional_challenges" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "unit" INTEGER;

-- CreateTable
CREATE TABLE "test_grades" (
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "theory_right" INTEGER,
    "theory_total" INTEGER,
    "practice" INTEGER,
    "practice_at" TIMESTAMPTZ(3),
    "practice_by_id" UUID,

    CONSTRAINT "test_grades_pkey" PRIMARY KEY ("class_id","student_id","unit")
);

-- CreateTable
CREATE TABLE "challenge_ticks" (
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "challenge" TEXT NOT NULL,
    "own" BOOLEAN NOT NULL DEFAULT false,
    "own_at" TIMESTAMPTZ(3),
    "checked" BOOLEAN,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by_id" UUID,

    CONSTRAINT "challenge_ticks_pkey" PRIMARY KEY ("class_id","student_id","unit","challenge")
);

-- CreateTable
CREATE TABLE "point_schemes" (
    "version" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "point_schemes_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "pinned_modules" (
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "scheme_version" INTEGER NOT NULL,
    "family" "PointFamily" NOT NULL,
    "mm_code" BOOLEAN NOT NULL,
    "missions" JSONB NOT NULL,
    "tests" JSONB NOT NULL,
    "projects" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pinned_modules_pkey" PRIMARY KEY ("class_id")
);

-- CreateTable
CREATE TABLE "module_journeys" (
    "id" UUID NOT NULL,
    "student_id" UUID,
    "school_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "module_code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "module_journeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journey_classes" (
    "journey_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journey_classes_pkey" PRIMARY KEY ("journey_id","class_id")
);

-- CreateTable
CREATE TABLE "point_entries" (
    "id" UUID NOT NULL,
    "journey_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "kind" "PointKind" NOT NULL,
    "ref" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "scheme_version" INTEGER NOT NULL,
    "basis" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "point_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "honors" (
    "id" UUID NOT NULL,
    "journey_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "kind" "HonorKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "level" "HonorLevel",
    "celebrated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "honors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settled_units" (
    "journey_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settled_units_pkey" PRIMARY KEY ("journey_id","unit")
);

-- CreateTable
CREATE TABLE "unit_closings" (
    "class_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "school_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_by_id" UUID,
    "warned" TEXT[],

    CONSTRAINT "unit_closings_pkey" PRIMARY KEY ("class_id","unit")
);

-- CreateTable
CREATE TABLE "project_grades" (
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "project" INTEGER NOT NULL,
    "score" INTEGER,
    "took_part" BOOLEAN NOT NULL DEFAULT true,
    "graded_at" TIMESTAMPTZ(3) NOT NULL,
    "graded_by_id" UUID,

    CONSTRAINT "project_grades_pkey" PRIMARY KEY ("class_id","student_id","project")
);

-- CreateTable
CREATE TABLE "project_closings" (
    "class_id" UUID NOT NULL,
    "project" INTEGER NOT NULL,
    "school_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_by_id" UUID,

    CONSTRAINT "project_closings_pkey" PRIMARY KEY ("class_id","project")
);

-- CreateIndex
CREATE INDEX "test_grades_student_id_idx" ON "test_grades"("student_id");

-- CreateIndex
CREATE INDEX "test_grades_practice_by_id_idx" ON "test_grades"("practice_by_id");

-- CreateIndex
CREATE INDEX "challenge_ticks_student_id_idx" ON "challenge_ticks"("student_id");

-- CreateIndex
CREATE INDEX "challenge_ticks_checked_by_id_idx" ON "challenge_ticks"("checked_by_id");

-- CreateIndex
CREATE INDEX "pinned_modules_scheme_version_idx" ON "pinned_modules"("scheme_version");

-- CreateIndex
CREATE UNIQUE INDEX "pinned_modules_class_id_school_id_key" ON "pinned_modules"("class_id", "school_id");

-- CreateIndex
CREATE INDEX "module_journeys_student_id_idx" ON "module_journeys"("student_id");

-- CreateIndex
CREATE INDEX "module_journeys_school_id_idx" ON "module_journeys"("school_id");

-- CreateIndex
CREATE INDEX "module_journeys_course_id_module_code_idx" ON "module_journeys"("course_id", "module_code");

-- CreateIndex
CREATE UNIQUE INDEX "module_journeys_id_school_id_key" ON "module_journeys"("id", "school_id");

-- CreateIndex
CREATE INDEX "journey_classes_class_id_idx" ON "journey_classes"("class_id");

-- CreateIndex
CREATE INDEX "point_entries_class_id_unit_idx" ON "point_entries"("class_id", "unit");

-- CreateIndex
CREATE UNIQUE INDEX "point_entries_journey_id_kind_ref_key" ON "point_entries"("journey_id", "kind", "ref");

-- CreateIndex
CREATE INDEX "honors_class_id_unit_idx" ON "honors"("class_id", "unit");

-- CreateIndex
CREATE UNIQUE INDEX "honors_journey_id_kind_number_key" ON "honors"("journey_id", "kind", "number");

-- CreateIndex
CREATE INDEX "settled_units_class_id_unit_idx" ON "settled_units"("class_id", "unit");

-- CreateIndex
CREATE INDEX "unit_closings_closed_by_id_idx" ON "unit_closings"("closed_by_id");

-- CreateIndex
CREATE INDEX "project_grades_student_id_idx" ON "project_grades"("student_id");

-- CreateIndex
CREATE INDEX "project_grades_graded_by_id_idx" ON "project_grades"("graded_by_id");

-- CreateIndex
CREATE INDEX "project_closings_closed_by_id_idx" ON "project_closings"("closed_by_id");

-- AddForeignKey
ALTER TABLE "test_grades" ADD CONSTRAINT "test_grades_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_grades" ADD CONSTRAINT "test_grades_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_grades" ADD CONSTRAINT "test_grades_practice_by_id_fkey" FOREIGN KEY ("practice_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_ticks" ADD CONSTRAINT "challenge_ticks_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_ticks" ADD CONSTRAINT "challenge_ticks_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_ticks" ADD CONSTRAINT "challenge_ticks_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pinned_modules" ADD CONSTRAINT "pinned_modules_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pinned_modules" ADD CONSTRAINT "pinned_modules_scheme_version_fkey" FOREIGN KEY ("scheme_version") REFERENCES "point_schemes"("version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_journeys" ADD CONSTRAINT "module_journeys_student_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_journeys" ADD CONSTRAINT "module_journeys_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_journeys" ADD CONSTRAINT "module_journeys_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journey_classes" ADD CONSTRAINT "journey_classes_journey_id_school_id_fkey" FOREIGN KEY ("journey_id", "school_id") REFERENCES "module_journeys"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journey_classes" ADD CONSTRAINT "journey_classes_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_journey_id_school_id_fkey" FOREIGN KEY ("journey_id", "school_id") REFERENCES "module_journeys"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "honors" ADD CONSTRAINT "honors_journey_id_school_id_fkey" FOREIGN KEY ("journey_id", "school_id") REFERENCES "module_journeys"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "honors" ADD CONSTRAINT "honors_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settled_units" ADD CONSTRAINT "settled_units_journey_id_school_id_fkey" FOREIGN KEY ("journey_id", "school_id") REFERENCES "module_journeys"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settled_units" ADD CONSTRAINT "settled_units_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unit_closings" ADD CONSTRAINT "unit_closings_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unit_closings" ADD CONSTRAINT "unit_closings_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_grades" ADD CONSTRAINT "project_grades_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_grades" ADD CONSTRAINT "project_grades_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_grades" ADD CONSTRAINT "project_grades_graded_by_id_fkey" FOREIGN KEY ("graded_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_closings" ADD CONSTRAINT "project_closings_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_closings" ADD CONSTRAINT "project_closings_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists it).
ALTER TABLE "module_parts" ADD CONSTRAINT "module_parts_unit" CHECK ("unit" BETWEEN 1 AND 3);
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_unit" CHECK ("unit" BETWEEN 1 AND 3);
-- An award is more than nothing; an adjustment may take away.
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_amount" CHECK ("amount" > 0 OR ("kind" = 'adjustment' AND "amount" <> 0));
ALTER TABLE "honors" ADD CONSTRAINT "honors_place" CHECK ("unit" BETWEEN 1 AND 3 AND "number" BETWEEN 1 AND 3);
ALTER TABLE "settled_units" ADD CONSTRAINT "settled_units_unit" CHECK ("unit" BETWEEN 1 AND 3);
ALTER TABLE "unit_closings" ADD CONSTRAINT "unit_closings_unit" CHECK ("unit" BETWEEN 1 AND 3);
ALTER TABLE "challenge_ticks" ADD CONSTRAINT "challenge_ticks_unit" CHECK ("unit" BETWEEN 1 AND 3);
ALTER TABLE "test_grades" ADD CONSTRAINT "test_grades_reached" CHECK (
  "unit" BETWEEN 1 AND 3 AND "practice" BETWEEN 0 AND 100
  AND ("theory_right" IS NULL) = ("theory_total" IS NULL) AND "theory_right" BETWEEN 0 AND "theory_total");
ALTER TABLE "project_grades" ADD CONSTRAINT "project_grades_reached" CHECK (
  "project" BETWEEN 1 AND 4 AND "score" BETWEEN 0 AND 100 AND ("took_part" OR "score" = 0));
ALTER TABLE "project_closings" ADD CONSTRAINT "project_closings_project" CHECK ("project" BETWEEN 1 AND 4);

-- The ledger is only ever added to: whatever code says otherwise is refused here.
CREATE FUNCTION point_entries_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a line of the ledger is never changed or deleted';
END $$;
CREATE TRIGGER "point_entries_stand" BEFORE UPDATE OR DELETE ON "point_entries"
  FOR EACH ROW EXECUTE FUNCTION point_entries_stand();

INSERT INTO "point_schemes" ("version", "values") VALUES (1, '{
  "persistence": { "teens": 100, "kids": 150 },
  "merit": { "teens": 60, "kids": 90 },
  "missions": 1800,
  "tests": { "teens": 2400, "kids": 1200 },
  "projects": { "1": [3000], "2": [1500, 1500], "3": [1000, 1000, 1000], "4": [600, 600, 600, 1200] },
  "trophy": { "diamond": 400, "gold": 300, "silver": 200, "bronze": 100 },
  "platinum": 500
}');

-- Classes that have begun get their module as it is today: nobody was paid yet.
INSERT INTO "pinned_modules" ("class_id", "school_id", "scheme_version", "family", "mm_code", "missions", "tests", "projects")
SELECT c."id", c."school_id", 1, CASE k."family" WHEN 'kids' THEN 'kids' ELSE 'teens' END::"PointFamily", c."mm_code",
  coalesce((SELECT jsonb_agg(jsonb_build_object('unit', p."number", 'name', p."name", 'challenges',
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', 'm' || n, 'name', t, 'mandatory', true) ORDER BY n), '[]')
         FROM unnest(p."challenges") WITH ORDINALITY AS given(t, n))) ORDER BY p."number")
    FROM "module_parts" p WHERE p."module_id" = m."id" AND p."kind" = 'mission'), '[]'),
  coalesce((SELECT jsonb_agg(jsonb_build_object('unit', p."number", 'name', p."name") ORDER BY p."number")
    FROM "module_parts" p WHERE p."module_id" = m."id" AND p."kind" = 'test'), '[]'),
  coalesce((SELECT jsonb_agg(jsonb_build_object('number', p."number", 'unit', least(p."number", 3), 'name', p."name") ORDER BY p."number")
    FROM "module_parts" p WHERE p."module_id" = m."id" AND p."kind" = 'project'), '[]')
  FROM "classes" c
  JOIN "course_modules" m ON m."course_id" = c."course_id" AND m."code" = c."module_code"
  JOIN "courses" k ON k."id" = c."course_id"
 WHERE c."started_at" IS NOT NULL;
