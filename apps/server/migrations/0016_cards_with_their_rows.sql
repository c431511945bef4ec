-- A portfolio reads up to a hundred cards at once, so a card stays with its row: a second look-up for each, in the table of
-- long values, cost more than the reading itself. The row's other long values go there first.
alter table property alter column card set storage main;
alter table property set (toast_tuple_target = 4080);
update property set id = id;
