-- Undo:
--   DROP TRIGGER "students_keys" ON "students";
--   DROP TRIGGER "accounts_student_keys" ON "accounts";
--   DROP FUNCTION public.student_keys();
--   DROP FUNCTION public.student_keys_of_account();
--   DROP INDEX "students_search";
--   DROP INDEX "login_cards_one_good";
--   ALTER TABLE "public"."login_cards" DROP CONSTRAINT "login_cards_account_id_fkey";
--   ALTER TABLE "public"."bulk_plans" DROP CONSTRAINT "bulk_plans_school_id_fkey";
--   ALTER TABLE "public"."classes" DROP CONSTRAINT "classes_evolved_from_id_fkey";
--   ALTER TABLE "public"."class_plans" DROP CONSTRAINT "class_plans_class_id_fkey";
--   ALTER TABLE "public"."class_plans" DROP CONSTRAINT "class_plans_lesson_id_fkey";
--   ALTER TABLE "public"."class_plans" DROP CONSTRAINT "class_plans_plan_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_facilitator_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_school_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_module_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_answered_by_id_fkey";
--   DROP INDEX "public"."accounts_tipo_name_key_idx";
--   DROP INDEX "public"."classes_evolved_from_id_key";
--   DROP INDEX "public"."classes_school_id_status_name_key_idx";
--   DROP INDEX "public"."facilitators_provider_id_key";
--   DROP INDEX "public"."guardians_school_id_search_key_idx";
--   DROP INDEX "public"."students_active_name_key_id_idx";
--   DROP INDEX "public"."students_school_id_active_name_key_id_idx";
--   DROP INDEX "public"."students_school_id_active_school_year_name_key_id_idx";
--   DROP INDEX "public"."students_school_id_active_registration_number_id_idx";
--   DROP INDEX "public"."students_school_id_provider_id_key";
--   ALTER TABLE "public"."accounts" DROP COLUMN "name_key";
--   ALTER TABLE "public"."classes" DROP COLUMN "ended_at",
--   DROP COLUMN "evolved_from_id",
--   DROP COLUMN "name_key",
--   DROP COLUMN "provider_token",
--   DROP COLUMN "revision";
--   ALTER TABLE "public"."facilitators" DROP COLUMN "provider_id",
--   DROP COLUMN "revision";
--   ALTER TABLE "public"."guardians" DROP COLUMN "revision",
--   DROP COLUMN "search_key";
--   ALTER TABLE "public"."schools" DROP COLUMN "revision",
--   DROP COLUMN "search_key";
--   ALTER TABLE "public"."students" DROP COLUMN "active",
--   DROP COLUMN "fictitious",
--   DROP COLUMN "name_key",
--   DROP COLUMN "provider_id",
--   DROP COLUMN "revision",
--   DROP COLUMN "search_key";
--   DROP TABLE "public"."login_cards";
--   DROP TABLE "public"."bulk_plans";
--   DROP TABLE "public"."class_plans";
--   DROP TABLE "public"."training_requests";
--   DROP TYPE "public"."BulkPlanState";
--   DROP TYPE "public"."TrainingRequestStatus";
--   CREATE INDEX "classes_school_id_status_idx" ON "public"."classes"("school_id" ASC, "status" ASC);
--   DROP FUNCTION public.folded(text);

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

-- As `folded` of lib/platform/text: without accents and capitals, so that the database sorts and finds as the product compares.
CREATE FUNCTION public.folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036F]', '', 'g'));

-- CreateEnum
CREATE TYPE "BulkPlanState" AS ENUM ('planned', 'applied', 'undone');

-- CreateEnum
CREATE TYPE "TrainingRequestStatus" AS ENUM ('requested', 'accepted', 'refused', 'done');

-- DropIndex
DROP INDEX "classes_school_id_status_idx";

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "name_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("name")) STORED;

-- AlterTable
ALTER TABLE "classes" ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "evolved_from_id" UUID,
ADD COLUMN     "name_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("name")) STORED,
ADD COLUMN     "provider_token" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "facilitators" ADD COLUMN     "provider_id" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "guardians" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "search_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("name" || ' ' || "email")) STORED;

-- AlterTable
ALTER TABLE "schools" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "search_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("name" || ' ' || "city")) STORED;

-- AlterTable
ALTER TABLE "students" ADD COLUMN     "active" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "fictitious" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "name_key" TEXT COLLATE "C" NOT NULL DEFAULT '',
ADD COLUMN     "provider_id" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "search_key" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "login_cards" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_cards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_plans" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "school_id" UUID NOT NULL,
    "planned_by" UUID NOT NULL,
    "asked_hash" TEXT NOT NULL,
    "steps" JSONB NOT NULL,
    "state" "BulkPlanState" NOT NULL DEFAULT 'planned',
    "applied_at" TIMESTAMPTZ(3),
    "applied_by" UUID,
    "undo" JSONB,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_plans" (
    "class_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "class_plans_pkey" PRIMARY KEY ("class_id","lesson_id")
);

-- CreateTable
CREATE TABLE "training_requests" (
    "id" UUID NOT NULL,
    "facilitator_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "module_id" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "TrainingRequestStatus" NOT NULL DEFAULT 'requested',
    "answer" TEXT NOT NULL DEFAULT '',
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "login_cards_secret_hash_key" ON "login_cards"("secret_hash");

-- CreateIndex
CREATE INDEX "login_cards_account_id_idx" ON "login_cards"("account_id");

-- CreateIndex
CREATE INDEX "bulk_plans_school_id_kind_created_at_idx" ON "bulk_plans"("school_id", "kind", "created_at");

-- CreateIndex
CREATE INDEX "bulk_plans_created_at_idx" ON "bulk_plans"("created_at");

-- CreateIndex
CREATE INDEX "class_plans_lesson_id_idx" ON "class_plans"("lesson_id");

-- CreateIndex
CREATE INDEX "class_plans_plan_id_idx" ON "class_plans"("plan_id");

-- CreateIndex
CREATE UNIQUE INDEX "class_plans_class_id_number_key" ON "class_plans"("class_id", "number");

-- CreateIndex
CREATE INDEX "training_requests_facilitator_id_idx" ON "training_requests"("facilitator_id");

-- CreateIndex
CREATE INDEX "training_requests_school_id_status_idx" ON "training_requests"("school_id", "status");

-- CreateIndex
CREATE INDEX "training_requests_module_id_idx" ON "training_requests"("module_id");

-- CreateIndex
CREATE INDEX "training_requests_answered_by_id_idx" ON "training_requests"("answered_by_id");

-- CreateIndex
CREATE INDEX "accounts_tipo_name_key_idx" ON "accounts"("tipo", "name_key");

-- CreateIndex
CREATE UNIQUE INDEX "classes_evolved_from_id_key" ON "classes"("evolved_from_id");

-- CreateIndex
CREATE INDEX "classes_school_id_status_name_key_idx" ON "classes"("school_id", "status", "name_key");

-- CreateIndex
CREATE UNIQUE INDEX "facilitators_provider_id_key" ON "facilitators"("provider_id");

-- CreateIndex
CREATE INDEX "guardians_school_id_search_key_idx" ON "guardians"("school_id", "search_key");

-- CreateIndex
CREATE INDEX "students_active_name_key_id_idx" ON "students"("active", "name_key", "id");

-- CreateIndex
CREATE INDEX "students_school_id_active_name_key_id_idx" ON "students"("school_id", "active", "name_key", "id");

-- CreateIndex
CREATE INDEX "students_school_id_active_school_year_name_key_id_idx" ON "students"("school_id", "active", "school_year", "name_key", "id");

-- CreateIndex
CREATE INDEX "students_school_id_active_registration_number_id_idx" ON "students"("school_id", "active", "registration_number", "id");

-- CreateIndex
CREATE UNIQUE INDEX "students_school_id_provider_id_key" ON "students"("school_id", "provider_id");

-- AddForeignKey
ALTER TABLE "login_cards" ADD CONSTRAINT "login_cards_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_plans" ADD CONSTRAINT "bulk_plans_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_evolved_from_id_fkey" FOREIGN KEY ("evolved_from_id") REFERENCES "classes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_plans" ADD CONSTRAINT "class_plans_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_plans" ADD CONSTRAINT "class_plans_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_plans" ADD CONSTRAINT "class_plans_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "lesson_plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "facilitators"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.

-- What the list of students sorts and narrows by stands in one table, and the database keeps it, so that no writer forgets.
CREATE FUNCTION public.student_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT account.active, account.name_key,
         account.name_key || ' ' || account.login_key || ' ' || public.folded(NEW.registration_number || ' ' || NEW.nickname)
    INTO NEW.active, NEW.name_key, NEW.search_key
    FROM accounts AS account WHERE account.id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER "students_keys" BEFORE INSERT OR UPDATE ON "students"
  FOR EACH ROW EXECUTE FUNCTION public.student_keys();

CREATE FUNCTION public.student_keys_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE students SET active = NEW.active WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "accounts_student_keys" AFTER UPDATE OF name, login_key, active ON "accounts"
  FOR EACH ROW
  WHEN (NEW.tipo = 'aluno' AND (OLD.name, OLD.login_key, OLD.active) IS DISTINCT FROM (NEW.name, NEW.login_key, NEW.active))
  EXECUTE FUNCTION public.student_keys_of_account();
UPDATE "students" SET "active" = "active";

CREATE INDEX "students_search" ON "students" USING GIN ("school_id", "search_key" gin_trgm_ops);
CREATE UNIQUE INDEX "login_cards_one_good" ON "login_cards"("account_id") WHERE "revoked_at" IS NULL;
UPDATE "classes" SET "ended_at" = "updated_at" WHERE "status" <> 'initiated';
ALTER TABLE "classes" ADD CONSTRAINT "classes_ended_at" CHECK (("status" = 'initiated') = ("ended_at" IS NULL));
ALTER TABLE "bulk_plans" ADD CONSTRAINT "bulk_plans_states" CHECK (
  ("state" <> 'planned') = ("applied_at" IS NOT NULL) AND ("state" = 'undone') = ("undone_at" IS NOT NULL));
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_answered" CHECK (
  ("status" <> 'requested') = ("answered_at" IS NOT NULL));
