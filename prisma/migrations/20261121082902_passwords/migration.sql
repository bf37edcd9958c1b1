-- Undo:
--   ALTER TABLE "public"."password_links" DROP CONSTRAINT "password_links_account_id_fkey";
--   ALTER TABLE "public"."sessions" DROP COLUMN "first_access";
--   DROP TABLE "public"."password_links";

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "first_access" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "password_links" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "password_links_token_hash_key" ON "password_links"("token_hash");

-- CreateIndex
CREATE INDEX "password_links_account_id_created_at_idx" ON "password_links"("account_id", "created_at");

-- AddForeignKey
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
