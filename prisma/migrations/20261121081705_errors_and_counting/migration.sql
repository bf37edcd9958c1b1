-- Undo:
--   DROP TABLE "public"."login_events";
--   DROP TABLE "public"."rate_windows";
--   DROP TABLE "public"."page_views";
--   DROP TABLE "public"."client_errors";
--   DROP TABLE "public"."solved_client_errors";
--   DROP FUNCTION make_month_partitions;

-- CreateTable
CREATE TABLE "login_events" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,
    "profile" "Tipo" NOT NULL,
    "login_tipo" TEXT NOT NULL,
    "school_id" UUID,
    "timestamp" TIMESTAMP(3) NOT NULL
) PARTITION BY RANGE ("at");

-- CreateTable
CREATE UNLOGGED TABLE "rate_windows" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_windows_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "page_views" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,
    "profile" "Tipo",
    "school_id" UUID,
    "page" TEXT NOT NULL,
    "title" TEXT NOT NULL
) PARTITION BY RANGE ("at");

-- CreateTable
CREATE TABLE "client_errors" (
    "id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "info" TEXT NOT NULL,
    "tipo" "Tipo",
    "token_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_errors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solved_client_errors" (
    "fingerprint" TEXT NOT NULL,
    "solved_at" TIMESTAMPTZ(3) NOT NULL,
    "solved_by_id" UUID,

    CONSTRAINT "solved_client_errors_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateIndex
CREATE INDEX "login_events_school_id_at_idx" ON "login_events"("school_id", "at");

-- CreateIndex
CREATE INDEX "login_events_at_idx" ON "login_events" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "rate_windows_started_at_idx" ON "rate_windows"("started_at");

-- CreateIndex
CREATE INDEX "page_views_school_id_at_idx" ON "page_views"("school_id", "at");

-- CreateIndex
CREATE INDEX "page_views_at_idx" ON "page_views" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "client_errors_fingerprint_created_at_idx" ON "client_errors"("fingerprint", "created_at");

-- CreateIndex
CREATE INDEX "client_errors_created_at_idx" ON "client_errors"("created_at");

-- Rows of a month that nobody made a partition for, and those of a restored backup, wait here until it is made.
CREATE TABLE "login_events_other" PARTITION OF "login_events" DEFAULT;
CREATE TABLE "page_views_other" PARTITION OF "page_views" DEFAULT;

-- Makes the partitions (months of UTC) from the month of `since` on, and those of the rows that wait in <parent>_other.
CREATE FUNCTION make_month_partitions(parent text, since timestamptz, months int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  month timestamp;
  name text;
  begins timestamptz;
  ends timestamptz;
  made int := 0;
BEGIN
  FOR month IN EXECUTE format(
    $q$SELECT date_trunc('month', $1 AT TIME ZONE 'UTC') + n * interval '1 month' FROM generate_series(0, $2 - 1) n
       UNION SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC') FROM %I ORDER BY 1$q$, parent || '_other')
    USING since, months
  LOOP
    name := parent || to_char(month, '_YYYY_MM');
    CONTINUE WHEN to_regclass(quote_ident(name)) IS NOT NULL;
    begins := month AT TIME ZONE 'UTC';
    ends := (month + interval '1 month') AT TIME ZONE 'UTC';
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', name, parent);
    EXECUTE format('WITH moved AS (DELETE FROM %I WHERE at >= %L AND at < %L RETURNING *) INSERT INTO %I TABLE moved',
                   parent || '_other', begins, ends, name);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, begins, ends);
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;

SELECT make_month_partitions('login_events', now(), 4), make_month_partitions('page_views', now(), 4);
