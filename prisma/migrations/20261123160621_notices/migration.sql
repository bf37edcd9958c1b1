-- Undo:
--   ALTER TABLE "public"."notices" DROP CONSTRAINT "notices_school_id_fkey";
--   ALTER TABLE "public"."notices" DROP CONSTRAINT "notices_class_id_school_id_fkey";
--   ALTER TABLE "public"."notices" DROP CONSTRAINT "notices_author_id_fkey";
--   DROP TABLE "public"."notices";

-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "class_id" UUID,
    "author_id" UUID,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notices_school_id_from_idx" ON "notices"("school_id", "from");

-- CreateIndex
CREATE INDEX "notices_class_id_idx" ON "notices"("class_id");

-- CreateIndex
CREATE INDEX "notices_author_id_idx" ON "notices"("author_id");

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written (prisma/README.md lists it).
ALTER TABLE "notices" ADD CONSTRAINT "notices_in_order" CHECK ("until" >= "from");
