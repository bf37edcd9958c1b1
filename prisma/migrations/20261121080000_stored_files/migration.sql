-- Undo: DROP TABLE upload_parts, uploads, stored_files;

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "school_id" UUID,
    "purpose" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "thumbnail_key" TEXT,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "unused_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "part_bytes" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,
    "file_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_parts" (
    "upload_id" UUID NOT NULL,
    "offset" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "upload_parts_pkey" PRIMARY KEY ("upload_id","offset")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_thumbnail_key_key" ON "stored_files"("thumbnail_key");

-- CreateIndex
CREATE INDEX "stored_files_owner_id_idx" ON "stored_files"("owner_id");

-- CreateIndex
CREATE INDEX "stored_files_school_id_idx" ON "stored_files"("school_id");

-- CreateIndex
CREATE INDEX "stored_files_unused_since_idx" ON "stored_files"("unused_since");

-- CreateIndex
CREATE INDEX "uploads_owner_id_content_hash_idx" ON "uploads"("owner_id", "content_hash");

-- CreateIndex
CREATE INDEX "uploads_file_id_idx" ON "uploads"("file_id");

-- CreateIndex
CREATE INDEX "uploads_expires_at_idx" ON "uploads"("expires_at");

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists them): what Prisma's schema cannot say.
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_content" CHECK ("bytes" >= 0 AND "sha256" ~ '^[0-9a-f]{64}$');
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_content"
  CHECK ("bytes" > 0 AND "part_bytes" > 0 AND "content_hash" ~ '^[0-9a-f]{64}$');
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_content"
  CHECK ("offset" >= 0 AND "bytes" > 0 AND "sha256" ~ '^[0-9a-f]{64}$');

-- The photos of before, so that the collection of orphans leaves them: their names are their hashes.
INSERT INTO "stored_files" ("id", "purpose", "name", "key", "media_type", "bytes", "sha256", "updated_at")
SELECT gen_random_uuid(), 'course-photo', split_part("photo_url", '/', 5), substr("photo_url", 12), 'image/webp', 0,
       encode(decode(translate(substr(split_part("photo_url", '/', 5), 1, 43), '-_', '+/') || '=', 'base64'), 'hex'), now()
FROM (SELECT DISTINCT "photo_url" FROM "courses" WHERE "photo_url" ~ '^/api/files/course-photos/[A-Za-z0-9_-]{43}\.webp$') AS photos;
