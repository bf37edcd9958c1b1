-- Undo:
--   ALTER TABLE "public"."conversations" DROP CONSTRAINT "conversations_account_id_fkey";
--   ALTER TABLE "public"."conversations" DROP CONSTRAINT "conversations_school_id_fkey";
--   ALTER TABLE "public"."chat_messages" DROP CONSTRAINT "chat_messages_conversation_id_fkey";
--   ALTER TABLE "public"."chat_messages" DROP CONSTRAINT "chat_messages_image_file_id_fkey";
--   ALTER TABLE "public"."assistant_use" DROP CONSTRAINT "assistant_use_account_id_fkey";
--   ALTER TABLE "public"."care_notices" DROP CONSTRAINT "care_notices_school_id_fkey";
--   ALTER TABLE "public"."care_notices" DROP CONSTRAINT "care_notices_student_id_school_id_fkey";
--   ALTER TABLE "public"."conversation_readings" DROP CONSTRAINT "conversation_readings_student_id_fkey";
--   ALTER TABLE "public"."school_ai_keys" DROP CONSTRAINT "school_ai_keys_school_id_fkey";
--   ALTER TABLE "public"."school_ai_settings" DROP CONSTRAINT "school_ai_settings_school_id_fkey";
--   ALTER TABLE "public"."school_ai_use" DROP CONSTRAINT "school_ai_use_school_id_fkey";
--   ALTER TABLE "public"."evaluation_results" DROP CONSTRAINT "evaluation_results_run_id_fkey";
--   DROP TABLE "public"."conversations";
--   DROP TABLE "public"."chat_messages";
--   DROP TABLE "public"."assistant_use";
--   DROP TABLE "public"."care_notices";
--   DROP TABLE "public"."conversation_readings";
--   DROP TABLE "public"."asked_ways";
--   DROP TABLE "public"."school_ai_keys";
--   DROP TABLE "public"."school_ai_settings";
--   DROP TABLE "public"."school_ai_use";
--   DROP TABLE "public"."evaluation_questions";
--   DROP TABLE "public"."evaluation_runs";
--   DROP TABLE "public"."evaluation_results";
--   DROP TYPE "public"."ChatRole";
--   DROP TYPE "public"."AnswerState";
--   DROP TYPE "public"."AnswerOrigin";
--   DROP TYPE "public"."Liking";
--   DROP TYPE "public"."CareTopic";
--   DROP TYPE "public"."CareSeverity";

-- CreateEnum
CREATE TYPE "ChatRole" AS ENUM ('user', 'assistant');

-- CreateEnum
CREATE TYPE "AnswerState" AS ENUM ('writing', 'done', 'stopped', 'failed');

-- CreateEnum
CREATE TYPE "AnswerOrigin" AS ENUM ('model', 'guide', 'care');

-- CreateEnum
CREATE TYPE "Liking" AS ENUM ('liked', 'disliked');

-- CreateEnum
CREATE TYPE "CareTopic" AS ENUM ('selfHarm', 'abuse', 'violence', 'sexual', 'drugs', 'bullying');

-- CreateEnum
CREATE TYPE "CareSeverity" AS ENUM ('attention', 'high');

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "school_id" UUID,
    "subject" TEXT NOT NULL,
    "division" TEXT NOT NULL DEFAULT '',
    "last_turn" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "turn" INTEGER NOT NULL,
    "role" "ChatRole" NOT NULL,
    "content" TEXT NOT NULL,
    "image_file_id" UUID,
    "state" "AnswerState",
    "origin" "AnswerOrigin",
    "sources" JSONB,
    "hint" SMALLINT,
    "liking" "Liking",
    "observation" TEXT NOT NULL DEFAULT '',
    "feedback_at" TIMESTAMPTZ(3),
    "reviewed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assistant_use" (
    "account_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "images" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "assistant_use_pkey" PRIMARY KEY ("account_id","day")
);

-- CreateTable
CREATE TABLE "care_notices" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "topic" "CareTopic" NOT NULL,
    "severity" "CareSeverity" NOT NULL,
    "excerpt" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "seen_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "care_notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_readings" (
    "student_id" UUID NOT NULL,
    "reader_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversation_readings_pkey" PRIMARY KEY ("student_id","reader_id","day")
);

-- CreateTable
CREATE TABLE "asked_ways" (
    "id" UUID NOT NULL,
    "source" "PassageSource" NOT NULL,
    "source_id" UUID NOT NULL,
    "section" TEXT NOT NULL DEFAULT '',
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "asked_ways_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "school_ai_keys" (
    "school_id" UUID NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "master_key_id" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "base_url" TEXT,
    "model" TEXT,
    "sees_images" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "school_ai_keys_pkey" PRIMARY KEY ("school_id")
);

-- CreateTable
CREATE TABLE "school_ai_settings" (
    "school_id" UUID NOT NULL,
    "contact_name" TEXT NOT NULL DEFAULT '',
    "contact_email" TEXT NOT NULL DEFAULT '',
    "daily_answers_max" INTEGER NOT NULL,
    "speech_for_students" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "school_ai_settings_pkey" PRIMARY KEY ("school_id")
);

-- CreateTable
CREATE TABLE "school_ai_use" (
    "school_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "warned_at" TIMESTAMPTZ(3),

    CONSTRAINT "school_ai_use_pkey" PRIMARY KEY ("school_id","day")
);

-- CreateTable
CREATE TABLE "evaluation_questions" (
    "id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "must_cite" TEXT[],
    "must_say" TEXT[],
    "must_not_say" TEXT[],
    "tipo" "Tipo" NOT NULL DEFAULT 'instrutor',
    "school_year" "SchoolYear",
    "locale" TEXT NOT NULL DEFAULT 'pt-BR',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "evaluation_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluation_runs" (
    "id" UUID NOT NULL,
    "answered_by" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "started_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "evaluation_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluation_results" (
    "run_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "cited" TEXT[],
    "faults" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "evaluation_results_pkey" PRIMARY KEY ("run_id","question_id")
);

-- CreateIndex
CREATE INDEX "conversations_school_id_updated_at_idx" ON "conversations"("school_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_account_id_subject_division_key" ON "conversations"("account_id", "subject", "division");

-- CreateIndex
CREATE INDEX "chat_messages_image_file_id_idx" ON "chat_messages"("image_file_id");

-- CreateIndex
CREATE INDEX "chat_messages_created_at_idx" ON "chat_messages"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_conversation_id_turn_role_key" ON "chat_messages"("conversation_id", "turn", "role");

-- CreateIndex
CREATE INDEX "care_notices_school_id_created_at_idx" ON "care_notices"("school_id", "created_at");

-- CreateIndex
CREATE INDEX "care_notices_student_id_created_at_idx" ON "care_notices"("student_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "asked_ways_source_source_id_section_words_key" ON "asked_ways"("source", "source_id", "section", "words");

-- CreateIndex
CREATE INDEX "evaluation_runs_created_at_idx" ON "evaluation_runs"("created_at");

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_image_file_id_fkey" FOREIGN KEY ("image_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "care_notices" ADD CONSTRAINT "care_notices_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "care_notices" ADD CONSTRAINT "care_notices_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_readings" ADD CONSTRAINT "conversation_readings_student_id_fkey" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_ai_keys" ADD CONSTRAINT "school_ai_keys_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_ai_settings" ADD CONSTRAINT "school_ai_settings_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_ai_use" ADD CONSTRAINT "school_ai_use_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_results" ADD CONSTRAINT "evaluation_results_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "evaluation_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_turns" CHECK ("last_turn" >= 0);
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_roles" CHECK (
  "turn" > 0 AND ("role" = 'assistant') = ("state" IS NOT NULL) AND ("role" = 'assistant') = ("origin" IS NOT NULL)
  AND ("role" = 'user' OR "image_file_id" IS NULL) AND ("role" = 'assistant' OR ("liking" IS NULL AND "hint" IS NULL)));
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_counts" CHECK ("questions" >= 0 AND "images" >= 0);
ALTER TABLE "school_ai_use" ADD CONSTRAINT "school_ai_use_counts" CHECK ("answers" >= 0 AND "tokens" >= 0);
ALTER TABLE "school_ai_settings" ADD CONSTRAINT "school_ai_settings_budget" CHECK ("daily_answers_max" >= 0);
