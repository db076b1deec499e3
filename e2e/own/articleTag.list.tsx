import {
  BulkDeleteWithConfirmButton,
  DataTable,
  EditButton,
  List,
  ReferenceField,
  TextInput,
} from 'react-admin'

const filters = [<TextInput key="name" source="name" alwaysOn />]

/** A list of react-admin's own parts only. */
export default function ArticleTagList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable bulkActionButtons={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}>
        <DataTable.Col source="name" />
        <DataTable.Col source="parent">
          <ReferenceField source="parent" reference="articleTag" link="edit" />
        </DataTable.Col>
        <DataTable.NumberCol source="weight" />
        <DataTable.Col label={false}>
          <EditButton />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
