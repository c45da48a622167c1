CREATE TABLE "shop_settings" (
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "shop_settings_provider_id_kind_pk" PRIMARY KEY("provider_id","kind")
);
--> statement-breakpoint
CREATE TABLE "customer_codes" (
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_codes_provider_id_email_pk" PRIMARY KEY("provider_id","email")
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	"group_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"invited_by" text NOT NULL,
	CONSTRAINT "customer_groups_provider_id_email_pk" PRIMARY KEY("provider_id","email")
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_provider_id_kind_pk" PRIMARY KEY("provider_id","kind")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"request_id" text NOT NULL,
	"issued_on" text NOT NULL,
	"document" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "papers_provider_id_kind_number_pk" PRIMARY KEY("provider_id","kind","number")
);
--> statement-breakpoint
ALTER TABLE "rfqs" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "rfqs" ADD COLUMN "purchase" jsonb;--> statement-breakpoint
ALTER TABLE "client_notes" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "desk_numbers" ADD COLUMN "last_request" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_groups_members" ON "customer_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_of" ON "customer_sessions" USING btree ("provider_id","email");--> statement-breakpoint
CREATE INDEX "papers_of" ON "papers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "papers_issued" ON "papers" USING btree ("provider_id","issued_at");--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_numbered" UNIQUE("provider_id","number");--> statement-breakpoint
CREATE TRIGGER "papers_stay" BEFORE UPDATE OR DELETE ON "papers" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_agreed"();--> statement-breakpoint
UPDATE "rfqs" SET "number" = numbered."number"
FROM (SELECT "id", row_number() OVER (PARTITION BY "provider_id" ORDER BY "created_at", "id") AS "number" FROM "rfqs") AS numbered
WHERE numbered."id" = "rfqs"."id";--> statement-breakpoint
INSERT INTO "desk_numbers" ("provider_id", "last_request")
SELECT "provider_id", max("number") FROM "rfqs" GROUP BY "provider_id"
ON CONFLICT ("provider_id") DO UPDATE SET "last_request" = EXCLUDED."last_request";--> statement-breakpoint
UPDATE "desk_requests" SET "words" = "words" || E'\nr-' || lpad(numbered."number"::text, greatest(5, length(numbered."number"::text)), '0')
FROM "rfqs" AS numbered
WHERE numbered."id" = "desk_requests"."request_id";
