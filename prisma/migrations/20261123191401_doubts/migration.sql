-- Undo:
--   ALTER TABLE "public"."doubts" DROP CONSTRAINT "doubts_class_lesson_id_school_id_fkey";
--   ALTER TABLE "public"."doubts" DROP CONSTRAINT "doubts_student_id_school_id_fkey";
--   ALTER TABLE "public"."doubts" DROP CONSTRAINT "doubts_taken_up_by_id_fkey";
--   ALTER TABLE "public"."doubts" DROP CONSTRAINT "doubts_answered_by_id_fkey";
--   ALTER TABLE "public"."doubts" DROP CONSTRAINT "doubts_care_notice_id_fkey";
--   DROP TABLE "public"."doubts";
--   DROP TYPE "public"."DoubtState";

-- CreateEnum
CREATE TYPE "DoubtState" AS ENUM ('waiting', 'takenUp', 'answered', 'withdrawn');

-- CreateTable
CREATE TABLE "doubts" (
    "id" UUID NOT NULL,
    "class_lesson_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "state" "DoubtState" NOT NULL DEFAULT 'waiting',
    "answer" TEXT NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "state_at" TIMESTAMPTZ(3) NOT NULL,
    "taken_up_by_id" UUID,
    "answered_by_id" UUID,
    "care_notice_id" UUID,

    CONSTRAINT "doubts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "doubts_care_notice_id_key" ON "doubts"("care_notice_id");

-- CreateIndex
CREATE INDEX "doubts_class_lesson_id_student_id_idx" ON "doubts"("class_lesson_id", "student_id");

-- CreateIndex
CREATE INDEX "doubts_student_id_idx" ON "doubts"("student_id");

-- CreateIndex
CREATE INDEX "doubts_taken_up_by_id_idx" ON "doubts"("taken_up_by_id");

-- CreateIndex
CREATE INDEX "doubts_answered_by_id_idx" ON "doubts"("answered_by_id");

-- AddForeignKey
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_class_lesson_id_school_id_fkey" FOREIGN KEY ("class_lesson_id", "school_id") REFERENCES "class_lessons"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_taken_up_by_id_fkey" FOREIGN KEY ("taken_up_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_care_notice_id_fkey" FOREIGN KEY ("care_notice_id") REFERENCES "care_notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A written answer belongs to a doubt that was answered.
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_answer" CHECK ("answer" = '' OR "state" = 'answered');
