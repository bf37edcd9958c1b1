-- Undo:
--   DROP INDEX "public"."students_school_id_name_key_id_idx";

-- CreateIndex
CREATE INDEX "students_school_id_name_key_id_idx" ON "students"("school_id", "name_key", "id");
