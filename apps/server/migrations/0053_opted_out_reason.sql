-- Why a renter who opted out is to be called is a reason like the others, by which every screen words it.
update escalation set reason = 'OPTED_OUT' where topic = 'opted-out' and reason is null;
