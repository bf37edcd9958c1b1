-- Undo:
--   DROP TABLE "public"."mails";
--   DROP TABLE "public"."mail_suppressions";
--   DROP TYPE "public"."MailState";

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('queued', 'sending', 'sent', 'uncertain', 'bounced', 'suppressed', 'held', 'failed');

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "to_name" TEXT,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "secrets" JSONB,
    "secret_names" TEXT[],
    "html" TEXT,
    "text" TEXT,
    "state" "MailState" NOT NULL DEFAULT 'queued',
    "attempt_id" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT,
    "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_suppressions" (
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_suppressions_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

-- CreateIndex
CREATE INDEX "mails_state_created_at_idx" ON "mails"("state", "created_at");

-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.
ALTER TABLE "mails" ADD CONSTRAINT "mails_sending_is_held" CHECK ("state" <> 'sending' OR "attempt_id" IS NOT NULL);
ALTER TABLE "mails" ADD CONSTRAINT "mails_sent_keeps_no_secret" CHECK ("state" <> 'sent' OR "secrets" IS NULL);
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_lower_case" CHECK ("address" = lower("address"));
