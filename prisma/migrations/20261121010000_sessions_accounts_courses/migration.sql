-- Undo: drop the seven tables and five enums below; nothing existed before.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Tipo" AS ENUM ('aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto');

-- CreateEnum
CREATE TYPE "CourseFamily" AS ENUM ('kids', 'teens', 'other');

-- CreateEnum
CREATE TYPE "CourseDuration" AS ENUM ('short', 'long', 'selfStudy');

-- CreateEnum
CREATE TYPE "CourseStatus" AS ENUM ('active', 'inactive');

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "public_reference" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "tipo" "Tipo" NOT NULL,
    "login" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "photo_url" TEXT,
    "school_id" UUID,
    "face" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "actor_id" UUID,
    "actor_tipo" "Tipo",
    "school_id" UUID,
    "target_id" TEXT,
    "fields" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "account_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "command" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "reply" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("account_id","key")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "login" TEXT NOT NULL,
    "login_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "tipo" "Tipo" NOT NULL,
    "name" TEXT NOT NULL,
    "photo_url" TEXT,
    "school_id" UUID,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "last_sign_in_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_throttles" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_throttles_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "courses" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "family" "CourseFamily" NOT NULL,
    "name" TEXT NOT NULL,
    "photo_url" TEXT,
    "duration_type" "CourseDuration" NOT NULL,
    "duration_description" TEXT NOT NULL,
    "target_audience" TEXT NOT NULL,
    "objective" TEXT NOT NULL,
    "characterization" TEXT NOT NULL,
    "monthly_price_cents" INTEGER,
    "material_price_cents" INTEGER,
    "installments" INTEGER,
    "status" "CourseStatus" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "courses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schools" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "logo_url" TEXT,
    "city" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schools_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_public_reference_key" ON "sessions"("public_reference");

-- CreateIndex
CREATE INDEX "sessions_account_id_idx" ON "sessions"("account_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_target_id_created_at_idx" ON "audit_entries"("target_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_login_key_key" ON "accounts"("login_key");

-- CreateIndex
CREATE INDEX "accounts_school_id_idx" ON "accounts"("school_id");

-- CreateIndex
CREATE UNIQUE INDEX "courses_code_key" ON "courses"("code");

-- CreateIndex
CREATE INDEX "courses_status_name_idx" ON "courses"("status", "name");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.
ALTER TABLE "courses" ADD CONSTRAINT "courses_prices_not_negative"
  CHECK ("monthly_price_cents" >= 0 AND "material_price_cents" >= 0 AND "installments" BETWEEN 1 AND 99);
ALTER TABLE "courses" ADD CONSTRAINT "courses_revision_positive" CHECK ("revision" >= 1);
ALTER TABLE "schools" ADD CONSTRAINT "schools_state_capitals" CHECK ("state" ~ '^[A-Z]{2}$');
ALTER TABLE "sign_in_throttles" ADD CONSTRAINT "sign_in_throttles_failures_positive" CHECK ("failures" >= 1);
