-- Undo:
--   ALTER TABLE "public"."team_definitions" DROP CONSTRAINT "team_definitions_class_id_school_id_fkey";
--   ALTER TABLE "public"."team_definitions" DROP CONSTRAINT "team_definitions_confirmed_by_id_fkey";
--   ALTER TABLE "public"."teams" DROP CONSTRAINT "teams_definition_id_school_id_fkey";
--   ALTER TABLE "public"."team_members" DROP CONSTRAINT "team_members_team_id_definition_id_school_id_fkey";
--   ALTER TABLE "public"."team_members" DROP CONSTRAINT "team_members_student_id_school_id_fkey";
--   DROP TABLE "public"."team_definitions";
--   DROP TABLE "public"."teams";
--   DROP TABLE "public"."team_members";
--   DROP TYPE "public"."TeamsHow";

-- CreateEnum
CREATE TYPE "TeamsHow" AS ENUM ('number', 'size', 'manual');

-- CreateTable
CREATE TABLE "team_definitions" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "project" INTEGER NOT NULL,
    "how" "TeamsHow" NOT NULL,
    "amount" INTEGER,
    "seed" INTEGER,
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by_id" UUID,
    "evaluation_begun_at" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_definitions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "teams" (
    "id" UUID NOT NULL,
    "definition_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "definition_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("definition_id","student_id")
);

-- CreateIndex
CREATE INDEX "team_definitions_confirmed_by_id_idx" ON "team_definitions"("confirmed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_definitions_class_id_project_key" ON "team_definitions"("class_id", "project");

-- CreateIndex
CREATE UNIQUE INDEX "team_definitions_id_school_id_key" ON "team_definitions"("id", "school_id");

-- CreateIndex
CREATE UNIQUE INDEX "teams_definition_id_number_key" ON "teams"("definition_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "teams_id_definition_id_school_id_key" ON "teams"("id", "definition_id", "school_id");

-- CreateIndex
CREATE INDEX "team_members_student_id_idx" ON "team_members"("student_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_team_id_position_key" ON "team_members"("team_id", "position");

-- AddForeignKey
ALTER TABLE "team_definitions" ADD CONSTRAINT "team_definitions_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_definitions" ADD CONSTRAINT "team_definitions_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_definition_id_school_id_fkey" FOREIGN KEY ("definition_id", "school_id") REFERENCES "team_definitions"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_definition_id_school_id_fkey" FOREIGN KEY ("team_id", "definition_id", "school_id") REFERENCES "teams"("id", "definition_id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists it).
ALTER TABLE "team_definitions" ADD CONSTRAINT "team_definitions_project" CHECK ("project" BETWEEN 1 AND 4);
-- What was dealt has its seed and how it was dealt; what was put together by hand has neither.
ALTER TABLE "team_definitions" ADD CONSTRAINT "team_definitions_dealt"
  CHECK (("how" = 'manual') = ("seed" IS NULL) AND ("seed" IS NULL) = ("amount" IS NULL));
-- Only teams that stand are evaluated.
ALTER TABLE "team_definitions" ADD CONSTRAINT "team_definitions_evaluated"
  CHECK ("evaluation_begun_at" IS NULL OR "confirmed_at" IS NOT NULL);
