-- Undo:
--   DROP TABLE "public"."activity_events";
--   DROP TYPE "public"."ActivityKind";

-- CreateEnum
CREATE TYPE "ActivityKind" AS ENUM ('selfStudy');

-- CreateTable
CREATE TABLE "activity_events" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" "ActivityKind" NOT NULL,
    "user_id" UUID,
    "profile" "Tipo" NOT NULL,
    "school_id" UUID,
    "subject_id" UUID NOT NULL,
    "timestamp" TIMESTAMP(3) NOT NULL
) PARTITION BY RANGE ("at");

-- CreateIndex
CREATE INDEX "activity_events_school_id_at_idx" ON "activity_events"("school_id", "at");

-- CreateIndex
CREATE INDEX "activity_events_at_idx" ON "activity_events" USING BRIN ("at");

-- Rows of a month that nobody made a partition for, and those of a restored backup, wait here until it is made.
CREATE TABLE "activity_events_other" PARTITION OF "activity_events" DEFAULT;

SELECT make_month_partitions('activity_events', now(), 4);

-- What was done before has its event too, at its own moment.
INSERT INTO "activity_events" (at, kind, user_id, profile, school_id, subject_id, timestamp)
SELECT s.done_at, 'selfStudy', a.id, a.tipo, a.school_id, s.lesson_id, s.done_at AT TIME ZONE 'UTC' - interval '3 hours'
  FROM self_study_steps s JOIN accounts a ON a.id = s.facilitator_id;
