-- Undo:
--   ALTER TABLE "public"."mural_posts" DROP CONSTRAINT "mural_posts_class_id_school_id_fkey";
--   ALTER TABLE "public"."mural_posts" ADD CONSTRAINT "mural_posts_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "public"."classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;
--   ALTER TABLE "public"."mural_posts" DROP CONSTRAINT "mural_posts_student_id_school_id_fkey";
--   ALTER TABLE "public"."mural_posts" ADD CONSTRAINT "mural_posts_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "public"."students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;
--   ALTER TABLE "public"."notices" DROP CONSTRAINT "notices_class_id_school_id_fkey";
--   ALTER TABLE "public"."notices" ADD CONSTRAINT "notices_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "public"."classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- DropForeignKey
ALTER TABLE "mural_posts" DROP CONSTRAINT "mural_posts_class_id_school_id_fkey";

-- DropForeignKey
ALTER TABLE "mural_posts" DROP CONSTRAINT "mural_posts_student_id_school_id_fkey";

-- DropForeignKey
ALTER TABLE "notices" DROP CONSTRAINT "notices_class_id_school_id_fkey";

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE RESTRICT ON UPDATE CASCADE;
