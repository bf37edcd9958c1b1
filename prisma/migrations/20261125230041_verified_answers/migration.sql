-- Undo:
--   DROP TABLE "public"."verified_answers";
--   UPDATE "public"."chat_messages" SET "origin" = 'guide' WHERE "origin" = 'verified';
--   CREATE TYPE "public"."AnswerOrigin_new" AS ENUM ('model', 'guide', 'care');
--   ALTER TABLE "public"."chat_messages" ALTER COLUMN "origin" TYPE "public"."AnswerOrigin_new" USING ("origin"::text::"public"."AnswerOrigin_new");
--   ALTER TYPE "public"."AnswerOrigin" RENAME TO "AnswerOrigin_old";
--   ALTER TYPE "public"."AnswerOrigin_new" RENAME TO "AnswerOrigin";
--   DROP TYPE "public"."AnswerOrigin_old";

-- AlterEnum
ALTER TYPE "AnswerOrigin" ADD VALUE 'verified';

-- CreateTable
CREATE TABLE "verified_answers" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "whole_school" BOOLEAN NOT NULL DEFAULT false,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "author_id" UUID,
    "doubt_id" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verified_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "verified_answers_doubt_id_key" ON "verified_answers"("doubt_id");

-- CreateIndex
CREATE INDEX "verified_answers_class_id_idx" ON "verified_answers"("class_id");

-- CreateIndex
CREATE INDEX "verified_answers_school_id_lesson_id_idx" ON "verified_answers"("school_id", "lesson_id");

-- CreateIndex
CREATE INDEX "verified_answers_lesson_id_idx" ON "verified_answers"("lesson_id");

-- CreateIndex
CREATE INDEX "verified_answers_author_id_idx" ON "verified_answers"("author_id");

-- AddForeignKey
ALTER TABLE "verified_answers" ADD CONSTRAINT "verified_answers_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verified_answers" ADD CONSTRAINT "verified_answers_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verified_answers" ADD CONSTRAINT "verified_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verified_answers" ADD CONSTRAINT "verified_answers_doubt_id_fkey" FOREIGN KEY ("doubt_id") REFERENCES "doubts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
