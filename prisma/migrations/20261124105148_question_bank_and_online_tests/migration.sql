-- Undo:
--   ALTER TABLE "public"."test_releases" DROP CONSTRAINT "test_releases_class_id_school_id_fkey";
--   ALTER TABLE "public"."test_releases" DROP CONSTRAINT "test_releases_version_id_fkey";
--   ALTER TABLE "public"."test_releases" DROP CONSTRAINT "test_releases_released_by_id_fkey";
--   ALTER TABLE "public"."test_attempts" DROP CONSTRAINT "test_attempts_release_id_school_id_fkey";
--   ALTER TABLE "public"."test_attempts" DROP CONSTRAINT "test_attempts_student_id_school_id_fkey";
--   ALTER TABLE "public"."test_attempts" DROP CONSTRAINT "test_attempts_archived_by_id_fkey";
--   ALTER TABLE "public"."test_answers" DROP CONSTRAINT "test_answers_attempt_id_fkey";
--   ALTER TABLE "public"."test_answers" DROP CONSTRAINT "test_answers_question_id_fkey";
--   ALTER TABLE "public"."test_answers" DROP CONSTRAINT "test_answers_scored_by_id_fkey";
--   ALTER TABLE "public"."late_answers" DROP CONSTRAINT "late_answers_attempt_id_fkey";
--   ALTER TABLE "public"."late_answers" DROP CONSTRAINT "late_answers_question_id_fkey";
--   ALTER TABLE "public"."late_answers" DROP CONSTRAINT "late_answers_accepted_by_id_fkey";
--   ALTER TABLE "public"."test_models" DROP CONSTRAINT "test_models_course_id_module_code_fkey";
--   ALTER TABLE "public"."test_versions" DROP CONSTRAINT "test_versions_model_id_fkey";
--   ALTER TABLE "public"."test_questions" DROP CONSTRAINT "test_questions_version_id_fkey";
--   ALTER TABLE "public"."question_keys" DROP CONSTRAINT "question_keys_question_id_fkey";
--   The triggers go with their tables; then: DROP FUNCTION published_version_stands(); DROP FUNCTION published_question_stands(); DROP FUNCTION published_key_stands();
--   DROP TABLE "public"."test_releases";
--   DROP TABLE "public"."test_attempts";
--   DROP TABLE "public"."test_answers";
--   DROP TABLE "public"."late_answers";
--   DROP TABLE "public"."test_models";
--   DROP TABLE "public"."test_versions";
--   DROP TABLE "public"."test_questions";
--   DROP TABLE "public"."question_keys";
--   DROP TYPE "public"."AttemptState";
--   DROP TYPE "public"."AttemptEnd";
--   DROP TYPE "public"."QuestionKind";

-- CreateEnum
CREATE TYPE "AttemptState" AS ENUM ('released', 'begun', 'concluded', 'expired');

-- CreateEnum
CREATE TYPE "AttemptEnd" AS ENUM ('student', 'time', 'facilitator');

-- CreateEnum
CREATE TYPE "QuestionKind" AS ENUM ('single', 'twoRight', 'trueFalse', 'match', 'order', 'number', 'shortText');

-- CreateTable
CREATE TABLE "test_releases" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "version_id" UUID NOT NULL,
    "redo" BOOLEAN NOT NULL DEFAULT false,
    "released_at" TIMESTAMPTZ(3) NOT NULL,
    "released_by_id" UUID,
    "begin_until" TIMESTAMPTZ(3) NOT NULL,
    "limit_minutes" INTEGER NOT NULL,

    CONSTRAINT "test_releases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_attempts" (
    "id" UUID NOT NULL,
    "release_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "student_id" UUID NOT NULL,
    "state" "AttemptState" NOT NULL DEFAULT 'released',
    "seed" INTEGER NOT NULL,
    "extra_minutes" INTEGER NOT NULL DEFAULT 0,
    "begun_at" TIMESTAMPTZ(3),
    "deadline" TIMESTAMPTZ(3),
    "key_hash" BYTEA,
    "concluded_at" TIMESTAMPTZ(3),
    "concluded_by" "AttemptEnd",
    "theory_right" INTEGER,
    "theory_total" INTEGER,
    "receipt" TEXT,
    "key_sent_at" TIMESTAMPTZ(3),
    "key_shown_at" TIMESTAMPTZ(3),
    "leaves" INTEGER NOT NULL DEFAULT 0,
    "away_seconds" INTEGER NOT NULL DEFAULT 0,
    "archived_at" TIMESTAMPTZ(3),
    "archived_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_answers" (
    "attempt_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "score" INTEGER,
    "scored_by_id" UUID,
    "scored_at" TIMESTAMPTZ(3),

    CONSTRAINT "test_answers_pkey" PRIMARY KEY ("attempt_id","question_id")
);

-- CreateTable
CREATE TABLE "late_answers" (
    "attempt_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" UUID,

    CONSTRAINT "late_answers_pkey" PRIMARY KEY ("attempt_id","question_id")
);

-- CreateTable
CREATE TABLE "test_models" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "module_code" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_models_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_versions" (
    "id" UUID NOT NULL,
    "model_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "limit_minutes" INTEGER,
    "practice" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_questions" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "QuestionKind" NOT NULL,
    "topic" TEXT NOT NULL,
    "skill_code" TEXT,
    "weight" INTEGER NOT NULL DEFAULT 1,
    "prompt" TEXT NOT NULL,
    "code" JSONB,
    "image_url" TEXT,
    "image_alt" TEXT,
    "body" JSONB NOT NULL,

    CONSTRAINT "test_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_keys" (
    "question_id" UUID NOT NULL,
    "right" JSONB NOT NULL,
    "explanation" TEXT,

    CONSTRAINT "question_keys_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE INDEX "test_releases_class_id_unit_idx" ON "test_releases"("class_id", "unit");

-- CreateIndex
CREATE INDEX "test_releases_version_id_idx" ON "test_releases"("version_id");

-- CreateIndex
CREATE INDEX "test_releases_released_by_id_idx" ON "test_releases"("released_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_releases_id_school_id_key" ON "test_releases"("id", "school_id");

-- CreateIndex
CREATE INDEX "test_attempts_release_id_idx" ON "test_attempts"("release_id");

-- CreateIndex
CREATE INDEX "test_attempts_class_id_unit_idx" ON "test_attempts"("class_id", "unit");

-- CreateIndex
CREATE INDEX "test_attempts_student_id_idx" ON "test_attempts"("student_id");

-- CreateIndex
CREATE INDEX "test_attempts_archived_by_id_idx" ON "test_attempts"("archived_by_id");

-- CreateIndex
CREATE INDEX "test_attempts_state_deadline_idx" ON "test_attempts"("state", "deadline");

-- CreateIndex
CREATE INDEX "test_answers_question_id_idx" ON "test_answers"("question_id");

-- CreateIndex
CREATE INDEX "test_answers_scored_by_id_idx" ON "test_answers"("scored_by_id");

-- CreateIndex
CREATE INDEX "late_answers_question_id_idx" ON "late_answers"("question_id");

-- CreateIndex
CREATE INDEX "late_answers_accepted_by_id_idx" ON "late_answers"("accepted_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_models_course_id_module_code_number_name_key" ON "test_models"("course_id", "module_code", "number", "name");

-- CreateIndex
CREATE UNIQUE INDEX "test_versions_model_id_number_key" ON "test_versions"("model_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "test_questions_version_id_position_key" ON "test_questions"("version_id", "position");

-- AddForeignKey
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "test_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_released_by_id_fkey" FOREIGN KEY ("released_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_release_id_school_id_fkey" FOREIGN KEY ("release_id", "school_id") REFERENCES "test_releases"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_archived_by_id_fkey" FOREIGN KEY ("archived_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "test_questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_scored_by_id_fkey" FOREIGN KEY ("scored_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "test_questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_models" ADD CONSTRAINT "test_models_course_id_module_code_fkey" FOREIGN KEY ("course_id", "module_code") REFERENCES "course_modules"("course_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_model_id_fkey" FOREIGN KEY ("model_id") REFERENCES "test_models"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "test_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "test_questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema cannot say.
ALTER TABLE "test_models" ADD CONSTRAINT "test_models_number" CHECK ("number" BETWEEN 1 AND 3);
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_limit" CHECK ("limit_minutes" BETWEEN 1 AND 240);
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_weight" CHECK ("weight" BETWEEN 1 AND 10);
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_limits"
  CHECK ("unit" BETWEEN 1 AND 3 AND "limit_minutes" BETWEEN 1 AND 240 AND "begin_until" > "released_at");
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_limits"
  CHECK ("unit" BETWEEN 1 AND 3 AND "extra_minutes" BETWEEN 0 AND 240 AND "leaves" >= 0 AND "away_seconds" >= 0);
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_states" CHECK (
  CASE "state"
    WHEN 'released' THEN "begun_at" IS NULL AND "concluded_at" IS NULL
    WHEN 'begun' THEN "begun_at" IS NOT NULL AND "deadline" > "begun_at" AND "concluded_at" IS NULL
    WHEN 'concluded' THEN "begun_at" IS NOT NULL AND "concluded_at" IS NOT NULL AND "concluded_by" IS NOT NULL
    WHEN 'expired' THEN "begun_at" IS NULL AND "concluded_at" IS NULL
  END);
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_reached"
  CHECK ("theory_right" BETWEEN 0 AND "theory_total");
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_given" CHECK ("seq" >= 0 AND "score" BETWEEN 0 AND 100);
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_given" CHECK ("seq" >= 0);

CREATE UNIQUE INDEX "test_versions_one_draft" ON "test_versions" ("model_id") WHERE "published_at" IS NULL;
CREATE UNIQUE INDEX "test_attempts_one_open" ON "test_attempts" ("class_id", "student_id", "unit")
  WHERE "archived_at" IS NULL AND "state" IN ('released', 'begun');

-- A published version was perhaps answered: neither it, nor its questions, nor what is right in them changes any more.
-- It may still go as a whole, with a model that nobody was given.
CREATE FUNCTION published_version_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."published_at" IS NOT NULL THEN RAISE EXCEPTION 'a published version of a test never changes'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "test_versions_stand" BEFORE UPDATE ON "test_versions"
  FOR EACH ROW EXECUTE FUNCTION published_version_stands();

CREATE FUNCTION published_question_stands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE versions uuid[] := ARRAY[]::uuid[];
BEGIN
  IF TG_OP <> 'INSERT' THEN versions := versions || OLD."version_id"; END IF;
  IF TG_OP <> 'DELETE' THEN versions := versions || NEW."version_id"; END IF;
  IF EXISTS (SELECT 1 FROM "test_versions" WHERE "id" = ANY (versions) AND "published_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'a question of a published version never changes';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "test_questions_stand" BEFORE INSERT OR UPDATE OR DELETE ON "test_questions"
  FOR EACH ROW EXECUTE FUNCTION published_question_stands();

CREATE FUNCTION published_key_stands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE questions uuid[] := ARRAY[]::uuid[];
BEGIN
  IF TG_OP <> 'INSERT' THEN questions := questions || OLD."question_id"; END IF;
  IF TG_OP <> 'DELETE' THEN questions := questions || NEW."question_id"; END IF;
  IF EXISTS (SELECT 1 FROM "test_questions" q JOIN "test_versions" v ON v."id" = q."version_id"
              WHERE q."id" = ANY (questions) AND v."published_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'what is right in a published version never changes';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "question_keys_stand" BEFORE INSERT OR UPDATE OR DELETE ON "question_keys"
  FOR EACH ROW EXECUTE FUNCTION published_key_stands();
