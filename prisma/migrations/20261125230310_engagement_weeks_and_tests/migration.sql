-- Undo:
--   DROP TABLE "public"."engagement_weeks";
--   ALTER TABLE "public"."engagement_days" DROP COLUMN "tests";

-- AlterTable
ALTER TABLE "engagement_days" ADD COLUMN     "tests" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "engagement_weeks" (
    "school_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "small" BOOLEAN NOT NULL,
    "lessons" INTEGER NOT NULL,
    "attended" INTEGER NOT NULL,
    "marked" INTEGER NOT NULL,
    "tests" INTEGER NOT NULL,

    CONSTRAINT "engagement_weeks_pkey" PRIMARY KEY ("school_id","week","small")
);

-- AddForeignKey
ALTER TABLE "engagement_weeks" ADD CONSTRAINT "engagement_weeks_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: the tests so far. Those of classes that ended long ago are counted by no night any more.
INSERT INTO "engagement_days" ("class_id", "school_id", "day", "lessons", "present", "absent", "justified", "made_up", "tests")
SELECT c."id", c."school_id", (a."concluded_at" AT TIME ZONE 'America/Sao_Paulo')::date, 0, 0, 0, 0, 0,
       count(DISTINCT (a."student_id", a."unit"))
  FROM "test_attempts" a
  JOIN "classes" c ON c."id" = a."class_id"
 WHERE a."state" = 'concluded' AND a."archived_at" IS NULL AND a."concluded_at" IS NOT NULL AND c."type" <> 'test'
 GROUP BY 1, 2, 3
    ON CONFLICT ("class_id", "day") DO UPDATE SET "tests" = EXCLUDED."tests";

-- By hand: the weeks so far, so that nobody finds them empty until the night.
INSERT INTO "engagement_weeks" ("school_id", "week", "small", "lessons", "attended", "marked", "tests")
SELECT d."school_id", date_trunc('week', d."day"::timestamp)::date, coalesce(n."students", 0) < 5, sum(d."lessons"),
       sum(d."present" + d."made_up"), sum(d."present" + d."made_up" + d."absent" + d."justified"), sum(d."tests")
  FROM "engagement_days" d
  LEFT JOIN (SELECT "class_id", count(DISTINCT "student_id") AS "students" FROM "enrolments" GROUP BY 1) n
    ON n."class_id" = d."class_id"
 GROUP BY 1, 2, 3;
