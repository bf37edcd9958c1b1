-- Undo:
--   ALTER TABLE "public"."classes" DROP CONSTRAINT "classes_course_id_module_code_fkey";
--   CREATE INDEX "classes_course_id_idx" ON "classes"("course_id");
--   DROP INDEX "public"."classes_course_id_module_code_idx";
--   ALTER TABLE "public"."course_modules" DROP CONSTRAINT "course_modules_course_id_fkey";
--   ALTER TABLE "public"."course_units" DROP CONSTRAINT "course_units_module_id_fkey";
--   ALTER TABLE "public"."lessons" DROP CONSTRAINT "lessons_unit_id_fkey";
--   ALTER TABLE "public"."module_parts" DROP CONSTRAINT "module_parts_module_id_fkey";
--   ALTER TABLE "public"."glossary_terms" DROP CONSTRAINT "glossary_terms_module_id_fkey";
--   ALTER TABLE "public"."support_items" DROP CONSTRAINT "support_items_module_id_fkey";
--   ALTER TABLE "public"."lesson_skills" DROP CONSTRAINT "lesson_skills_lesson_id_fkey";
--   ALTER TABLE "public"."lesson_skills" DROP CONSTRAINT "lesson_skills_skill_code_fkey";
--   ALTER TABLE "public"."module_authorisations" DROP CONSTRAINT "module_authorisations_school_id_fkey";
--   ALTER TABLE "public"."module_authorisations" DROP CONSTRAINT "module_authorisations_module_id_fkey";
--   ALTER TABLE "public"."knowledge_topics" DROP CONSTRAINT "knowledge_topics_base_id_fkey";
--   ALTER TABLE "public"."lesson_plans" DROP CONSTRAINT "lesson_plans_lesson_id_fkey";
--   ALTER TABLE "public"."adapted_plans" DROP CONSTRAINT "adapted_plans_lesson_id_fkey";
--   ALTER TABLE "public"."adapted_plans" DROP CONSTRAINT "adapted_plans_facilitator_id_fkey";
--   ALTER TABLE "public"."lesson_ratings" DROP CONSTRAINT "lesson_ratings_lesson_id_fkey";
--   ALTER TABLE "public"."lesson_ratings" DROP CONSTRAINT "lesson_ratings_rater_id_fkey";
--   ALTER TABLE "public"."plan_comments" DROP CONSTRAINT "plan_comments_lesson_id_fkey";
--   ALTER TABLE "public"."plan_comments" DROP CONSTRAINT "plan_comments_author_id_fkey";
--   ALTER TABLE "public"."plan_comments" DROP CONSTRAINT "plan_comments_school_id_fkey";
--   ALTER TABLE "public"."plan_comments" DROP CONSTRAINT "plan_comments_answers_id_fkey";
--   ALTER TABLE "public"."self_study_steps" DROP CONSTRAINT "self_study_steps_facilitator_id_fkey";
--   ALTER TABLE "public"."self_study_steps" DROP CONSTRAINT "self_study_steps_lesson_id_fkey";
--   DROP TABLE "public"."course_modules";
--   DROP TABLE "public"."course_units";
--   DROP TABLE "public"."lessons";
--   DROP TABLE "public"."module_parts";
--   DROP TABLE "public"."glossary_terms";
--   DROP TABLE "public"."support_items";
--   DROP TABLE "public"."skills";
--   DROP TABLE "public"."lesson_skills";
--   DROP TABLE "public"."module_authorisations";
--   DROP TABLE "public"."knowledge_bases";
--   DROP TABLE "public"."knowledge_topics";
--   DROP TABLE "public"."lesson_plans";
--   DROP TABLE "public"."adapted_plans";
--   DROP TABLE "public"."lesson_ratings";
--   DROP TABLE "public"."plan_comments";
--   DROP TABLE "public"."passages";
--   DROP TABLE "public"."passage_words";
--   DROP TABLE "public"."self_study_steps";
--   DROP TYPE "public"."ModuleStatus";
--   DROP TYPE "public"."ModulePartKind";
--   DROP TYPE "public"."SupportKind";
--   DROP TYPE "public"."KnowledgeKind";
--   DROP TYPE "public"."PlanStatus";
--   DROP TYPE "public"."PassageSource";
--   DROP TEXT SEARCH CONFIGURATION folded_portuguese;
--   DROP TEXT SEARCH CONFIGURATION folded_english;

-- Both may be made by whoever owns the database: they are trusted since PostgreSQL 13.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TEXT SEARCH CONFIGURATION public.folded_portuguese (COPY = pg_catalog.portuguese);
ALTER TEXT SEARCH CONFIGURATION public.folded_portuguese
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.portuguese_stem;
CREATE TEXT SEARCH CONFIGURATION public.folded_english (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION public.folded_english
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.english_stem;

-- CreateEnum
CREATE TYPE "ModuleStatus" AS ENUM ('inDevelopment', 'released');

-- CreateEnum
CREATE TYPE "ModulePartKind" AS ENUM ('mission', 'project', 'test');

-- CreateEnum
CREATE TYPE "SupportKind" AS ENUM ('image', 'file', 'video');

-- CreateEnum
CREATE TYPE "KnowledgeKind" AS ENUM ('general', 'robotics', 'software', 'trade', 'guide');

-- CreateEnum
CREATE TYPE "PlanStatus" AS ENUM ('draft', 'published', 'retired');

-- CreateEnum
CREATE TYPE "PassageSource" AS ENUM ('lesson', 'topic');

-- CreateTable
CREATE TABLE "course_modules" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "status" "ModuleStatus" NOT NULL DEFAULT 'inDevelopment',
    "expected_on" DATE,
    "summary" TEXT NOT NULL DEFAULT '',
    "guardian_tips" TEXT NOT NULL DEFAULT '',
    "seals_and_certificates" TEXT NOT NULL DEFAULT '',
    "notebook_cover_url" TEXT,
    "original_course_code" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_modules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_units" (
    "id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "objective" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "course_units_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lessons" (
    "id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "objective" TEXT NOT NULL DEFAULT '',
    "minutes" INTEGER NOT NULL DEFAULT 50,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lessons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "module_parts" (
    "id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "kind" "ModulePartKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "challenges" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "module_parts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "glossary_terms" (
    "id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "meaning" TEXT NOT NULL,

    CONSTRAINT "glossary_terms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_items" (
    "id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "kind" "SupportKind" NOT NULL,
    "title" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "support_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skills" (
    "code" TEXT NOT NULL,
    "axis" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "skills_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "lesson_skills" (
    "lesson_id" UUID NOT NULL,
    "skill_code" TEXT NOT NULL,

    CONSTRAINT "lesson_skills_pkey" PRIMARY KEY ("lesson_id","skill_code")
);

-- CreateTable
CREATE TABLE "module_authorisations" (
    "school_id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "module_authorisations_pkey" PRIMARY KEY ("school_id","module_id")
);

-- CreateTable
CREATE TABLE "knowledge_bases" (
    "id" UUID NOT NULL,
    "kind" "KnowledgeKind" NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "knowledge_bases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_topics" (
    "id" UUID NOT NULL,
    "base_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "suggestions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "body" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "knowledge_topics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lesson_plans" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "PlanStatus" NOT NULL DEFAULT 'draft',
    "materials" TEXT NOT NULL DEFAULT '',
    "steps" TEXT NOT NULL DEFAULT '',
    "activity" TEXT NOT NULL DEFAULT '',
    "questions" TEXT NOT NULL DEFAULT '',
    "facilitator_notes" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adapted_plans" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "facilitator_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "based_on_version" INTEGER NOT NULL,
    "materials" TEXT NOT NULL DEFAULT '',
    "steps" TEXT NOT NULL DEFAULT '',
    "activity" TEXT NOT NULL DEFAULT '',
    "questions" TEXT NOT NULL DEFAULT '',
    "facilitator_notes" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "adapted_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lesson_ratings" (
    "lesson_id" UUID NOT NULL,
    "rater_id" UUID NOT NULL,
    "time_stars" INTEGER NOT NULL,
    "content_stars" INTEGER NOT NULL,
    "observation" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_ratings_pkey" PRIMARY KEY ("lesson_id","rater_id")
);

-- CreateTable
CREATE TABLE "plan_comments" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "school_id" UUID,
    "answers_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passages" (
    "id" UUID NOT NULL,
    "source" "PassageSource" NOT NULL,
    "source_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "heading" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "words" tsvector GENERATED ALWAYS AS (
      CASE "locale" WHEN 'en' THEN
        setweight(to_tsvector('public.folded_english', "title"), 'A')
        || setweight(to_tsvector('public.folded_english', "heading"), 'B')
        || setweight(to_tsvector('public.folded_english', "text"), 'C')
      ELSE
        setweight(to_tsvector('public.folded_portuguese', "title"), 'A')
        || setweight(to_tsvector('public.folded_portuguese', "heading"), 'B')
        || setweight(to_tsvector('public.folded_portuguese', "text"), 'C')
      END) STORED,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passage_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "passage_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "self_study_steps" (
    "facilitator_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "self_study_steps_pkey" PRIMARY KEY ("facilitator_id","lesson_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "course_modules_course_id_code_key" ON "course_modules"("course_id", "code");

-- CreateIndex
-- Judged at the end of a statement, so that one statement may exchange the numbers of two units.
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_module_id_number_key" UNIQUE ("module_id", "number") DEFERRABLE INITIALLY IMMEDIATE;

-- CreateIndex
CREATE UNIQUE INDEX "lessons_code_key" ON "lessons"("code");

-- CreateIndex
CREATE INDEX "lessons_unit_id_position_idx" ON "lessons"("unit_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "module_parts_module_id_kind_number_key" ON "module_parts"("module_id", "kind", "number");

-- CreateIndex
CREATE UNIQUE INDEX "glossary_terms_module_id_term_key" ON "glossary_terms"("module_id", "term");

-- CreateIndex
CREATE INDEX "support_items_module_id_position_idx" ON "support_items"("module_id", "position");

-- CreateIndex
CREATE INDEX "lesson_skills_skill_code_idx" ON "lesson_skills"("skill_code");

-- CreateIndex
CREATE INDEX "module_authorisations_module_id_idx" ON "module_authorisations"("module_id");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_bases_name_key" ON "knowledge_bases"("name");

-- CreateIndex
CREATE INDEX "knowledge_topics_base_id_position_idx" ON "knowledge_topics"("base_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_topics_base_id_name_key" ON "knowledge_topics"("base_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_plans_code_key" ON "lesson_plans"("code");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_plans_lesson_id_version_key" ON "lesson_plans"("lesson_id", "version");

-- CreateIndex
CREATE INDEX "adapted_plans_facilitator_id_idx" ON "adapted_plans"("facilitator_id");

-- CreateIndex
CREATE UNIQUE INDEX "adapted_plans_lesson_id_facilitator_id_key" ON "adapted_plans"("lesson_id", "facilitator_id");

-- CreateIndex
CREATE INDEX "lesson_ratings_rater_id_idx" ON "lesson_ratings"("rater_id");

-- CreateIndex
CREATE INDEX "plan_comments_lesson_id_created_at_idx" ON "plan_comments"("lesson_id", "created_at");

-- CreateIndex
CREATE INDEX "plan_comments_author_id_idx" ON "plan_comments"("author_id");

-- CreateIndex
CREATE INDEX "plan_comments_school_id_idx" ON "plan_comments"("school_id");

-- CreateIndex
CREATE INDEX "plan_comments_answers_id_idx" ON "plan_comments"("answers_id");

-- CreateIndex
CREATE INDEX "passage_words_word_idx" ON "passage_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "passages_source_source_id_position_key" ON "passages"("source", "source_id", "position");

-- CreateIndex
CREATE INDEX "self_study_steps_lesson_id_idx" ON "self_study_steps"("lesson_id");

-- AddForeignKey
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "course_units"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_parts" ADD CONSTRAINT "module_parts_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_items" ADD CONSTRAINT "support_items_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_skills" ADD CONSTRAINT "lesson_skills_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_skills" ADD CONSTRAINT "lesson_skills_skill_code_fkey" FOREIGN KEY ("skill_code") REFERENCES "skills"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_authorisations" ADD CONSTRAINT "module_authorisations_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "module_authorisations" ADD CONSTRAINT "module_authorisations_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_topics" ADD CONSTRAINT "knowledge_topics_base_id_fkey" FOREIGN KEY ("base_id") REFERENCES "knowledge_bases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adapted_plans" ADD CONSTRAINT "adapted_plans_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adapted_plans" ADD CONSTRAINT "adapted_plans_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_rater_id_fkey" FOREIGN KEY ("rater_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_comments" ADD CONSTRAINT "plan_comments_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_comments" ADD CONSTRAINT "plan_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_comments" ADD CONSTRAINT "plan_comments_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_comments" ADD CONSTRAINT "plan_comments_answers_id_fkey" FOREIGN KEY ("answers_id") REFERENCES "plan_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_study_steps" ADD CONSTRAINT "self_study_steps_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_study_steps" ADD CONSTRAINT "self_study_steps_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A class keeps its module: those that classes name so far come to be.
INSERT INTO "course_modules" ("id", "course_id", "code", "position", "name", "updated_at")
  SELECT gen_random_uuid(), "course_id", "module_code", 1, "module_code", now()
  FROM (SELECT DISTINCT "course_id", "module_code" FROM "classes") AS named;
DROP INDEX "classes_course_id_idx";
CREATE INDEX "classes_course_id_module_code_idx" ON "classes"("course_id", "module_code");
ALTER TABLE "classes" ADD CONSTRAINT "classes_course_id_module_code_fkey" FOREIGN KEY ("course_id", "module_code") REFERENCES "course_modules"("course_id", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "course_units" ADD CONSTRAINT "course_units_three" CHECK ("number" BETWEEN 1 AND 3);
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_content" CHECK ("position" > 0 AND "minutes" BETWEEN 1 AND 600);
ALTER TABLE "module_parts" ADD CONSTRAINT "module_parts_count"
  CHECK ("number" BETWEEN 1 AND CASE "kind" WHEN 'project' THEN 4 ELSE 3 END);
ALTER TABLE "module_authorisations" ADD CONSTRAINT "module_authorisations_in_order" CHECK ("until" IS NULL OR "until" >= "from");
CREATE UNIQUE INDEX "lesson_plans_one_draft" ON "lesson_plans"("lesson_id") WHERE "status" = 'draft';
CREATE UNIQUE INDEX "lesson_plans_one_published" ON "lesson_plans"("lesson_id") WHERE "status" = 'published';
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_published_at"
  CHECK (("status" = 'draft') = ("published_at" IS NULL));
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_stars"
  CHECK ("time_stars" BETWEEN 1 AND 5 AND "content_stars" BETWEEN 1 AND 5);
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_reason"
  CHECK (LEAST("time_stars", "content_stars") >= 3 OR "observation" <> '');
ALTER TABLE "passages" ADD CONSTRAINT "passages_locale" CHECK ("locale" IN ('pt-BR', 'en'));
-- One for each language, so that a word of both is never looked for among the passages of the other. A title's words
-- have their own: of a word that thousands of passages hold, those that are called so must be found first.
CREATE INDEX "passages_words_pt" ON "passages" USING GIN ("words") WHERE "locale" = 'pt-BR';
CREATE INDEX "passages_words_en" ON "passages" USING GIN ("words") WHERE "locale" = 'en';
CREATE INDEX "passages_title_pt" ON "passages" USING GIN (to_tsvector('public.folded_portuguese', "title"))
  WHERE "locale" = 'pt-BR';
CREATE INDEX "passages_title_en" ON "passages" USING GIN (to_tsvector('public.folded_english', "title"))
  WHERE "locale" = 'en';
