-- Undo:
--   DROP TABLE "public"."mural_seen";
--   DROP TABLE "public"."mural_posts";
--   DROP TABLE "public"."announcement_seen";
--   DROP TABLE "public"."announcement_schools";
--   DROP TABLE "public"."announcements";

-- CreateTable
CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "author_id" UUID,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "tipos" "Tipo"[],
    "from" DATE NOT NULL,
    "until" DATE,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_schools" (
    "announcement_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,

    CONSTRAINT "announcement_schools_pkey" PRIMARY KEY ("announcement_id","school_id")
);

-- CreateTable
CREATE TABLE "announcement_seen" (
    "announcement_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_seen_pkey" PRIMARY KEY ("announcement_id","account_id")
);

-- CreateTable
CREATE TABLE "mural_posts" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "class_id" UUID,
    "student_id" UUID,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "image_id" UUID,
    "image_text" TEXT NOT NULL DEFAULT '',
    "from" DATE NOT NULL,
    "until" DATE,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mural_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mural_seen" (
    "post_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mural_seen_pkey" PRIMARY KEY ("post_id","student_id")
);

-- CreateIndex
CREATE INDEX "announcements_from_idx" ON "announcements"("from");

-- CreateIndex
CREATE INDEX "announcements_author_id_idx" ON "announcements"("author_id");

-- CreateIndex
CREATE INDEX "announcement_schools_school_id_idx" ON "announcement_schools"("school_id");

-- CreateIndex
CREATE INDEX "announcement_seen_account_id_idx" ON "announcement_seen"("account_id");

-- CreateIndex
CREATE INDEX "mural_posts_school_id_from_idx" ON "mural_posts"("school_id", "from");

-- CreateIndex
CREATE INDEX "mural_posts_author_id_idx" ON "mural_posts"("author_id");

-- CreateIndex
CREATE INDEX "mural_posts_class_id_idx" ON "mural_posts"("class_id");

-- CreateIndex
CREATE INDEX "mural_posts_student_id_idx" ON "mural_posts"("student_id");

-- CreateIndex
CREATE INDEX "mural_posts_image_id_idx" ON "mural_posts"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "mural_posts_id_school_id_key" ON "mural_posts"("id", "school_id");

-- CreateIndex
CREATE INDEX "mural_seen_student_id_idx" ON "mural_seen"("student_id");

-- AddForeignKey
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_schools" ADD CONSTRAINT "announcement_schools_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_schools" ADD CONSTRAINT "announcement_schools_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_seen" ADD CONSTRAINT "announcement_seen_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_seen" ADD CONSTRAINT "announcement_seen_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "facilitators"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_seen" ADD CONSTRAINT "mural_seen_post_id_school_id_fkey" FOREIGN KEY ("post_id", "school_id") REFERENCES "mural_posts"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mural_seen" ADD CONSTRAINT "mural_seen_student_id_school_id_fkey" FOREIGN KEY ("student_id", "school_id") REFERENCES "students"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists it).
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_in_order" CHECK ("until" >= "from");
ALTER TABLE "mural_posts" ADD CONSTRAINT "mural_posts_one_section" CHECK (num_nonnulls("class_id", "student_id") <= 1);
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_in_order" CHECK ("until" >= "from");
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_to_somebody" CHECK (coalesce(cardinality("tipos"), 0) > 0);
