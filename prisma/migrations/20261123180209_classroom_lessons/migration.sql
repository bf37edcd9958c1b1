-- Undo:
--   BEGIN;
--   CREATE TYPE "public"."ActivityKind_new" AS ENUM ('selfStudy', 'classSetup');
--   ALTER TABLE "public"."activity_events" ALTER COLUMN "kind" TYPE "public"."ActivityKind_new" USING ("kind"::text::"public"."ActivityKind_new");
--   ALTER TYPE "public"."ActivityKind" RENAME TO "ActivityKind_old";
--   ALTER TYPE "public"."ActivityKind_new" RENAME TO "ActivityKind";
--   DROP TYPE "ActivityKind_old";
--   COMMIT;
--   ALTER TABLE "public"."attendance_marks" DROP CONSTRAINT "attendance_marks_class_lesson_id_school_id_fkey";
--   ALTER TABLE "public"."attendance_marks" DROP CONSTRAINT "attendance_marks_student_id_school_id_fkey";
--   ALTER TABLE "public"."attendance_marks" DROP CONSTRAINT "attendance_marks_marked_by_id_fkey";
--   ALTER TABLE "public"."class_lessons" DROP CONSTRAINT "class_lessons_class_id_school_id_fkey";
--   ALTER TABLE "public"."class_lessons" DROP CONSTRAINT "class_lessons_started_by_id_fkey";
--   ALTER TABLE "public"."class_lessons" DROP CONSTRAINT "class_lessons_closed_by_id_fkey";
--   ALTER TABLE "public"."class_lessons" DROP CONSTRAINT "class_lessons_attendance_saved_by_id_fkey";
--   ALTER TABLE "public"."lesson_step_marks" DROP CONSTRAINT "lesson_step_marks_class_lesson_id_fkey";
--   ALTER TABLE "public"."lesson_pairs" DROP CONSTRAINT "lesson_pairs_class_lesson_id_school_id_fkey";
--   ALTER TABLE "public"."lesson_pairs" DROP CONSTRAINT "lesson_pairs_student_id_school_id_fkey";
--   ALTER TABLE "public"."self_assessments" DROP CONSTRAINT "self_assessments_class_lesson_id_school_id_fkey";
--   ALTER TABLE "public"."self_assessments" DROP CONSTRAINT "self_assessments_student_id_school_id_fkey";
--   ALTER TABLE "public"."challenge_values" DROP CONSTRAINT "challenge_values_class_lesson_id_school_id_fkey";
--   ALTER TABLE "public"."challenge_values" DROP CONSTRAINT "challenge_values_student_id_school_id_fkey";
--   ALTER TABLE "public"."challenge_values" DROP CONSTRAINT "challenge_values_set_by_id_fkey";
--   DROP TABLE "public"."attendance_marks";
--   DROP TABLE "public"."class_lessons";
--   DROP TABLE "public"."lesson_step_marks";
--   DROP TABLE "public"."lesson_pairs";
--   DROP TABLE "public"."self_assessments";
--   DROP TABLE "public"."challenge_values";
--   DROP TYPE "public"."AttendanceState";
--   DROP TYPE "public"."ClassLessonStatus";

-- CreateEnum
CREATE TYPE "AttendanceState" AS ENUM ('present', 'absent', 'justified', 'madeUp');

-- CreateEnum
CREATE TYPE "ClassLessonStatus" AS ENUM ('ongoing', 'closed');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ActivityKind" ADD VALUE 'attendance';
ALTER TYPE "ActivityKind" ADD VALUE 'lesson';

-- CreateTable
CREATE TABLE "attendance_marks" (
    "class_lesson_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "state" "AttendanceState" NOT NULL,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "marked_at" TIMESTAMPTZ(3) NOT NULL,
    "marked_by_id" UUID,

    CONSTRAINT "attendance_marks_pkey" PRIMARY KEY ("class_lesson_id","student_id")
);

-- CreateTable
CREATE TABLE "class_lessons" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "ClassLessonStatus" NOT NULL DEFAULT 'ongoing',
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "started_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,
    "attendance_saved_at" TIMESTAMPTZ(3),
    "attendance_saved_by_id" UUID,
    "assistant_off" BOOLEAN NOT NULL DEFAULT false,
    "screens_off" BOOLEAN NOT NULL DEFAULT false,
    "timer_ends_at" TIMESTAMPTZ(3),
    "timer_left_ms" INTEGER,
    "timer_set_at" TIMESTAMPTZ(3),
    "switched_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_lessons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lesson_step_marks" (
    "class_lesson_id" UUID NOT NULL,
    "step" INTEGER NOT NULL,
    "done" BOOLEAN NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_step_marks_pkey" PRIMARY KEY ("class_lesson_id","step")
);

-- CreateTable
CREATE TABLE "lesson_pairs" (
    "class_lesson_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "pair" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "lesson_pairs_pkey" PRIMARY KEY ("class_lesson_id","student_id")
);

-- CreateTable
CREATE TABLE "self_assessments" (
    "class_lesson_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "percent" INTEGER NOT NULL,
    "assessed_at" TIMESTAMPTZ(3) NOT NULL,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "on_paper" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "self_assessments_pkey" PRIMARY KEY ("class_lesson_id","student_id")
);

-- CreateTable
CREATE TABLE "challenge_values" (
    "class_lesson_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "percent" INTEGER,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "set_by_id" UUID,

    CONSTRAINT "challenge_values_pkey" PRIMARY KEY ("class_lesson_id","student_id")
);

-- CreateIndex
CREATE INDEX "attendance_marks_student_id_idx" ON "attendance_marks"("student_id");

-- CreateIndex
CREATE INDEX "attendance_marks_marked_by_id_idx" ON "attendance_marks"("marked_by_id");

-- CreateIndex
CREATE INDEX "class_lessons_started_by_id_idx" ON "class_lessons"("started_by_id");

-- CreateIndex
CREATE INDEX "class_lessons_closed_by_id_idx" ON "class_lessons"("closed_by_id");

-- CreateIndex
CREATE INDEX "class_lessons_attendance_saved_by_id_idx" ON "class_lessons"("attendance_saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "class_lessons_id_school_id_key" ON "class_lessons"("id", "school_id");

-- CreateIndex
CREATE UNIQUE INDEX "class_lessons_class_id_number_key" ON "class_lessons"("class_id", "number");

-- CreateIndex
CREATE INDEX "lesson_pairs_student_id_idx" ON "lesson_pairs"("student_id");

-- CreateIndex
CREATE INDEX "self_assessments_student_id_idx" ON "self_assessments"("student_id");

-- CreateIndex
CREATE INDEX "challenge_values_student_id_idx" ON "challenge_values"("student_id");

-- CreateIndex
CREATE INDEX "challenge_values_set_by_id_idx" ON "challenge_values"("set_by_id");

-- AddForeignKey
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_class_lesson_id_school_id_fkey" FOREIGN KEY ("class_lesson_id", "school_id") REFERENCES "class_lessons"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_marked_by_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_attendance_saved_by_id_fkey" FOREIGN KEY ("attendance_saved_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_step_marks" ADD CONSTRAINT "lesson_step_marks_class_lesson_id_fkey" FOREIGN KEY ("class_lesson_id") REFERENCES "class_lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_pairs" ADD CONSTRAINT "lesson_pairs_class_lesson_id_school_id_fkey" FOREIGN KEY ("class_lesson_id", "school_id") REFERENCES "class_lessons"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_pairs" ADD CONSTRAINT "lesson_pairs_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_assessments" ADD CONSTRAINT "self_assessments_class_lesson_id_school_id_fkey" FOREIGN KEY ("class_lesson_id", "school_id") REFERENCES "class_lessons"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_assessments" ADD CONSTRAINT "self_assessments_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_values" ADD CONSTRAINT "challenge_values_class_lesson_id_school_id_fkey" FOREIGN KEY ("class_lesson_id", "school_id") REFERENCES "class_lessons"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_values" ADD CONSTRAINT "challenge_values_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_values" ADD CONSTRAINT "challenge_values_set_by_id_fkey" FOREIGN KEY ("set_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.
CREATE UNIQUE INDEX "class_lessons_one_ongoing" ON "class_lessons"("class_id") WHERE "status" = 'ongoing';
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_number" CHECK ("number" BETWEEN 1 AND 60);
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_closed" CHECK (("status" = 'closed') = ("closed_at" IS NOT NULL));
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_attendance_before_closing" CHECK ("status" = 'ongoing' OR "attendance_saved_at" IS NOT NULL);
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_timer" CHECK ("timer_ends_at" IS NULL OR "timer_left_ms" IS NULL);
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_late" CHECK (NOT "late" OR "state" = 'present');
ALTER TABLE "self_assessments" ADD CONSTRAINT "self_assessments_percent" CHECK ("percent" BETWEEN 0 AND 100 AND "percent" % 10 = 0);
ALTER TABLE "challenge_values" ADD CONSTRAINT "challenge_values_percent" CHECK ("percent" BETWEEN 0 AND 100);
