-- Undo: DROP INDEX stored_files_school_id_purpose_unused_since_bytes_idx; CREATE INDEX stored_files_school_id_idx ON stored_files (school_id); ALTER TABLE uploads DROP COLUMN school_id, DROP COLUMN joining_until;

-- DropIndex
DROP INDEX "stored_files_school_id_idx";

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "joining_until" TIMESTAMPTZ(3),
ADD COLUMN     "school_id" UUID;

-- CreateIndex
CREATE INDEX "stored_files_school_id_purpose_unused_since_bytes_idx" ON "stored_files"("school_id", "purpose", "unused_since", "bytes");

-- CreateIndex
CREATE INDEX "uploads_school_id_idx" ON "uploads"("school_id");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;
