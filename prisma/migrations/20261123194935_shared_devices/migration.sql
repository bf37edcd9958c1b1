-- Undo:
--   ALTER TABLE "public"."pupil_pins" DROP CONSTRAINT "pupil_pins_account_id_fkey";
--   ALTER TABLE "public"."pupil_pins" DROP CONSTRAINT "pupil_pins_set_by_id_fkey";
--   ALTER TABLE "public"."shared_devices" DROP CONSTRAINT "shared_devices_class_id_school_id_fkey";
--   ALTER TABLE "public"."shared_devices" DROP CONSTRAINT "shared_devices_made_by_id_fkey";
--   DROP TABLE "public"."pupil_pins";
--   DROP TABLE "public"."shared_devices";

-- CreateTable
CREATE TABLE "pupil_pins" (
    "account_id" UUID NOT NULL,
    "pin_hash" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "set_by_id" UUID,

    CONSTRAINT "pupil_pins_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "shared_devices" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "made_by_id" UUID,
    "recent" UUID[] DEFAULT ARRAY[]::UUID[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pupil_pins_set_by_id_idx" ON "pupil_pins"("set_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_devices_token_hash_key" ON "shared_devices"("token_hash");

-- CreateIndex
CREATE INDEX "shared_devices_class_id_school_id_idx" ON "shared_devices"("class_id", "school_id");

-- CreateIndex
CREATE INDEX "shared_devices_made_by_id_idx" ON "shared_devices"("made_by_id");

-- AddForeignKey
ALTER TABLE "pupil_pins" ADD CONSTRAINT "pupil_pins_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pupil_pins" ADD CONSTRAINT "pupil_pins_set_by_id_fkey" FOREIGN KEY ("set_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_devices" ADD CONSTRAINT "shared_devices_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_devices" ADD CONSTRAINT "shared_devices_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
