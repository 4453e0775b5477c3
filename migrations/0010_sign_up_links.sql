CREATE TABLE "sign_up_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
