-- Undo: DROP TABLE "public"."sso_states", "public"."sso_identities"; ALTER TABLE "public"."sessions" DROP COLUMN "provider";

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "provider" TEXT;

-- CreateTable
CREATE TABLE "sso_states" (
    "hash" TEXT NOT NULL,
    "proof_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sso_states_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "sso_identities" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sso_identities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sso_states_created_at_idx" ON "sso_states"("created_at");

-- CreateIndex
CREATE INDEX "sso_identities_account_id_idx" ON "sso_identities"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "sso_identities_provider_subject_key" ON "sso_identities"("provider", "subject");

-- AddForeignKey
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
