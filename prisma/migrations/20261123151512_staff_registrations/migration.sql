-- Undo:
--   DROP INDEX "training_requests_one_open";
--   ALTER TABLE "public"."advisor_schools" DROP CONSTRAINT "advisor_schools_account_id_fkey";
--   ALTER TABLE "public"."advisor_schools" DROP CONSTRAINT "advisor_schools_school_id_fkey";
--   ALTER TABLE "public"."class_facilitators" DROP CONSTRAINT "class_facilitators_facilitator_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_facilitator_id_fkey";
--   ALTER TABLE "public"."training_requests" DROP CONSTRAINT "training_requests_school_id_fkey";
--   ALTER TABLE "public"."facilitators" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;
--   DROP TABLE "public"."advisor_schools";
--   ALTER TABLE "public"."class_facilitators" ADD CONSTRAINT "class_facilitators_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
--   ALTER TABLE "public"."training_requests" ADD CONSTRAINT "training_requests_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
--   ALTER TABLE "public"."training_requests" ADD CONSTRAINT "training_requests_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- DropForeignKey
ALTER TABLE "class_facilitators" DROP CONSTRAINT "class_facilitators_facilitator_id_fkey";

-- DropForeignKey
ALTER TABLE "training_requests" DROP CONSTRAINT "training_requests_facilitator_id_fkey";

-- DropForeignKey
ALTER TABLE "training_requests" DROP CONSTRAINT "training_requests_school_id_fkey";

-- AlterTable
ALTER TABLE "facilitators" DROP COLUMN "revision";

-- CreateTable
CREATE TABLE "advisor_schools" (
    "account_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advisor_schools_pkey" PRIMARY KEY ("account_id","school_id")
);

-- CreateIndex
CREATE INDEX "advisor_schools_school_id_idx" ON "advisor_schools"("school_id");

-- AddForeignKey
ALTER TABLE "advisor_schools" ADD CONSTRAINT "advisor_schools_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advisor_schools" ADD CONSTRAINT "advisor_schools_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_facilitators" ADD CONSTRAINT "class_facilitators_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "facilitators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_facilitator_id_fkey" FOREIGN KEY ("facilitator_id") REFERENCES "facilitators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.

-- Whoever works with schools today was entrusted with them.
INSERT INTO "advisor_schools" ("account_id", "school_id")
SELECT link."account_id", link."school_id" FROM "school_links" AS link
  JOIN "accounts" AS account ON account."id" = link."account_id" WHERE account."tipo" = 'assessoria';
CREATE UNIQUE INDEX "training_requests_one_open" ON "training_requests" ("facilitator_id", "module_id")
  WHERE "status" IN ('requested', 'accepted');
