-- Undo:
--   ALTER TABLE "public"."school_links" DROP CONSTRAINT "school_links_account_id_fkey";
--   ALTER TABLE "public"."school_links" DROP CONSTRAINT "school_links_school_id_fkey";
--   ALTER TABLE "public"."classes" DROP CONSTRAINT "classes_school_id_fkey";
--   ALTER TABLE "public"."classes" DROP CONSTRAINT "classes_course_id_fkey";
--   ALTER TABLE "public"."class_facilitators" DROP CONSTRAINT "class_facilitators_class_id_fkey";
--   ALTER TABLE "public"."class_facilitators" DROP CONSTRAINT "class_facilitators_facilitator_id_fkey";
--   ALTER TABLE "public"."enrolments" DROP CONSTRAINT "enrolments_class_id_school_id_fkey";
--   ALTER TABLE "public"."enrolments" DROP CONSTRAINT "enrolments_student_id_school_id_fkey";
--   ALTER TABLE "public"."facilitators" DROP CONSTRAINT "facilitators_id_fkey";
--   ALTER TABLE "public"."guardians" DROP CONSTRAINT "guardians_school_id_fkey";
--   ALTER TABLE "public"."student_guardians" DROP CONSTRAINT "student_guardians_student_id_school_id_fkey";
--   ALTER TABLE "public"."student_guardians" DROP CONSTRAINT "student_guardians_guardian_id_school_id_fkey";
--   ALTER TABLE "public"."consents" DROP CONSTRAINT "consents_student_id_school_id_fkey";
--   ALTER TABLE "public"."students" DROP CONSTRAINT "students_id_school_id_fkey";
--   ALTER TABLE "public"."students" DROP CONSTRAINT "students_school_id_fkey";
--   DROP INDEX "public"."accounts_email_idx";
--   DROP INDEX "public"."accounts_id_school_id_key";
--   ALTER TABLE "public"."accounts" DROP COLUMN "email",
--   DROP COLUMN "first_access";
--   ALTER TABLE "public"."schools" DROP COLUMN "has_ai_key";
--   DROP TABLE "public"."school_links";
--   DROP TABLE "public"."classes";
--   DROP TABLE "public"."class_facilitators";
--   DROP TABLE "public"."enrolments";
--   DROP TABLE "public"."facilitators";
--   DROP TABLE "public"."guardians";
--   DROP TABLE "public"."student_guardians";
--   DROP TABLE "public"."consents";
--   DROP TABLE "public"."students";
--   DROP TYPE "public"."ClassType";
--   DROP TYPE "public"."ClassStatus";
--   DROP TYPE "public"."Shift";
--   DROP TYPE "public"."Relationship";
--   DROP TYPE "public"."ConsentKind";
--   DROP TYPE "public"."Sex";
--   DROP TYPE "public"."SchoolYear";

-- CreateEnum
CREATE TYPE "ClassType" AS ENUM ('regular', 'test', 'selfStudy', 'provider');

-- CreateEnum
CREATE TYPE "ClassStatus" AS ENUM ('initiated', 'cancelled', 'done');

-- CreateEnum
CREATE TYPE "Shift" AS ENUM ('morning', 'afternoon', 'night');

-- CreateEnum
CREATE TYPE "Relationship" AS ENUM ('father', 'mother', 'brother', 'grandfather', 'other');

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('speech', 'assistant', 'photo');

-- CreateEnum
CREATE TYPE "Sex" AS ENUM ('male', 'female');

-- CreateEnum
CREATE TYPE "SchoolYear" AS ENUM ('EF1', 'EF2', 'EF3', 'EF4', 'EF5', 'EF6', 'EF7', 'EF8', 'EF9', 'EM1', 'EM2', 'EM3');

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "email" TEXT,
ADD COLUMN     "first_access" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "schools" ADD COLUMN     "has_ai_key" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "school_links" (
    "account_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "school_links_pkey" PRIMARY KEY ("account_id","school_id")
);

-- CreateTable
CREATE TABLE "classes" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "type" "ClassType" NOT NULL DEFAULT 'regular',
    "status" "ClassStatus" NOT NULL DEFAULT 'initiated',
    "course_id" UUID NOT NULL,
    "module_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "school_year" "SchoolYear" NOT NULL,
    "shift" "Shift" NOT NULL,
    "letter" TEXT NOT NULL,
    "reference_year" INTEGER NOT NULL,
    "reference_semester" INTEGER NOT NULL,
    "mm_code" BOOLEAN NOT NULL DEFAULT false,
    "started_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_facilitators" (
    "class_id" UUID NOT NULL,
    "facilitator_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_facilitators_pkey" PRIMARY KEY ("class_id","facilitator_id")
);

-- CreateTable
CREATE TABLE "enrolments" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "enrolled_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "enrolments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facilitators" (
    "id" UUID NOT NULL,
    "sex" "Sex",
    "nickname" TEXT NOT NULL DEFAULT '',
    "birth_date" DATE,
    "phone" TEXT NOT NULL DEFAULT '',
    "mm_code" BOOLEAN NOT NULL DEFAULT false,
    "email_group" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "facilitators_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guardians" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "relationship" "Relationship" NOT NULL DEFAULT 'other',
    "receives_email" BOOLEAN NOT NULL DEFAULT true,
    "financial" BOOLEAN NOT NULL DEFAULT false,
    "cpf" TEXT,
    "rg" TEXT,
    "street" TEXT,
    "number" TEXT,
    "complement" TEXT,
    "neighbourhood" TEXT,
    "cep" TEXT,
    "city" TEXT,
    "state" CHAR(2),
    "telephones" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guardians_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "student_guardians" (
    "student_id" UUID NOT NULL,
    "guardian_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "student_guardians_pkey" PRIMARY KEY ("student_id","guardian_id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "given_by" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "students" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "registration_number" TEXT NOT NULL,
    "school_year" "SchoolYear" NOT NULL,
    "sex" "Sex",
    "nickname" TEXT NOT NULL DEFAULT '',
    "birth_date" DATE,
    "observation" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "students_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "school_links_school_id_idx" ON "school_links"("school_id");

-- CreateIndex
CREATE INDEX "classes_school_id_status_idx" ON "classes"("school_id", "status");

-- CreateIndex
CREATE INDEX "classes_course_id_idx" ON "classes"("course_id");

-- CreateIndex
CREATE UNIQUE INDEX "classes_id_school_id_key" ON "classes"("id", "school_id");

-- CreateIndex
CREATE INDEX "class_facilitators_facilitator_id_idx" ON "class_facilitators"("facilitator_id");

-- CreateIndex
CREATE INDEX "enrolments_class_id_idx" ON "enrolments"("class_id");

-- CreateIndex
CREATE INDEX "enrolments_student_id_idx" ON "enrolments"("student_id");

-- CreateIndex
CREATE UNIQUE INDEX "guardians_id_school_id_key" ON "guardians"("id", "school_id");

-- CreateIndex
CREATE UNIQUE INDEX "guardians_school_id_email_key" ON "guardians"("school_id", "email");

-- CreateIndex
CREATE INDEX "student_guardians_guardian_id_idx" ON "student_guardians"("guardian_id");

-- CreateIndex
CREATE UNIQUE INDEX "student_guardians_student_id_position_key" ON "student_guardians"("student_id", "position");

-- CreateIndex
CREATE INDEX "consents_student_id_kind_idx" ON "consents"("student_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "students_id_school_id_key" ON "students"("id", "school_id");

-- CreateIndex
CREATE UNIQUE INDEX "students_school_id_registration_number_key" ON "students"("school_id", "registration_number");

-- CreateIndex
CREATE INDEX "accounts_email_idx" ON "accounts"("email");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_id_school_id_key" ON "accounts"("id", "school_id");

-- AddForeignKey
ALTER TABLE "school_links" ADD CONSTRAINT "school_links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_links" ADD CONSTRAINT "school_links_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_facilitators" ADD CONSTRAINT "class_facilitators_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_facilitators" ADD CONSTRAINT "class_facilitators_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "facilitators"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "facilitators" ADD CONSTRAINT "facilitators_id_fkey" FOREIGN KEY ("id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student_guardians" ADD CONSTRAINT "student_guardians_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student_guardians" ADD CONSTRAINT "student_guardians_guardian_id_school_id_fkey" FOREIGN KEY ("guardian_id", "school_id") REFERENCES "guardians"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "students" ADD CONSTRAINT "students_id_school_id_fkey" FOREIGN KEY ("id", "school_id") REFERENCES "accounts"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "students" ADD CONSTRAINT "students_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.
CREATE UNIQUE INDEX "enrolments_one_open" ON "enrolments"("class_id", "student_id") WHERE "left_at" IS NULL;
CREATE UNIQUE INDEX "consents_one_open" ON "consents"("student_id", "kind") WHERE "ended_at" IS NULL;
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_in_order" CHECK ("left_at" >= "enrolled_at");
ALTER TABLE "consents" ADD CONSTRAINT "consents_in_order" CHECK ("ended_at" >= "given_at");
ALTER TABLE "student_guardians" ADD CONSTRAINT "student_guardians_up_to_two" CHECK ("position" IN (1, 2));
ALTER TABLE "classes" ADD CONSTRAINT "classes_reference" CHECK ("reference_year" BETWEEN 2000 AND 2100 AND "reference_semester" IN (1, 2));
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_financial_complete" CHECK (
  NOT "financial" OR num_nulls("cpf", "street", "number", "neighbourhood", "cep", "city", "state") = 0);
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_state_capitals" CHECK ("state" ~ '^[A-Z]{2}$');
