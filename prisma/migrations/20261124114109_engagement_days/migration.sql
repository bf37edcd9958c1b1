-- Undo:
--   ALTER TABLE "public"."engagement_days" DROP CONSTRAINT "engagement_days_class_id_school_id_fkey";
--   DROP TABLE "public"."engagement_days";
--   DROP TABLE "public"."engagement_counts";

-- CreateTable
CREATE TABLE "engagement_days" (
    "class_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "lessons" INTEGER NOT NULL,
    "present" INTEGER NOT NULL,
    "absent" INTEGER NOT NULL,
    "justified" INTEGER NOT NULL,
    "made_up" INTEGER NOT NULL,

    CONSTRAINT "engagement_days_pkey" PRIMARY KEY ("class_id","day")
);

-- CreateTable
CREATE TABLE "engagement_counts" (
    "only" BOOLEAN NOT NULL DEFAULT true,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "engagement_counts_pkey" PRIMARY KEY ("only")
);

-- CreateIndex
CREATE INDEX "engagement_days_school_id_day_idx" ON "engagement_days"("school_id", "day");

-- CreateIndex
CREATE INDEX "engagement_days_day_idx" ON "engagement_days"("day");

-- AddForeignKey
ALTER TABLE "engagement_days" ADD CONSTRAINT "engagement_days_class_id_school_id_fkey" FOREIGN KEY ("class_id", "school_id") REFERENCES "classes"("id", "school_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: one row alone.
ALTER TABLE "engagement_counts" ADD CONSTRAINT "engagement_counts_only" CHECK ("only");
